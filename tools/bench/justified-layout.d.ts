/** Types for the part of `justified-layout` that the benchmark uses; the package has none. */
declare module 'justified-layout' {
  interface Options {
    containerWidth: number;
    containerPadding: number;
    targetRowHeight: number;
    boxSpacing: number;
  }
  export default function justifiedLayout(
    pictures: { width: number; height: number }[],
    options: Options,
  ): { containerHeight: number };
}
