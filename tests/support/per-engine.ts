/** Cases of a test that hardly depends on the engine: all in Chromium, fewer in Firefox and WebKit. */
export const perEngine = <Case extends string | number>(
  all: readonly Case[],
  elsewhere: readonly NoInfer<Case>[],
) => (/Chrom/.test(navigator.userAgent) ? all : elsewhere);
