/** Types for the part of `react-photo-album` that the benchmark uses: the type check runs without it. */
declare module 'react-photo-album' {
  export function computeRowsLayout(
    pictures: { src: string; width: number; height: number }[],
    spacing: number,
    padding: number,
    containerWidth: number,
    targetRowHeight: number,
  ): { tracks: unknown[] } | undefined;
}
