/** Cases of a test: all in Chromium, fewer in the second engines, for what does not depend on the engine. */
export const perEngine = <Case extends string>(all: readonly Case[], elsewhere: readonly NoInfer<Case>[]) =>
  /Chrom/.test(navigator.userAgent) ? all : elsewhere;
