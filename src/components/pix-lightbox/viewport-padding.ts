/** Viewport height in px below which the controls overlay the picture, as in the style sheet. */
const SHORT_PX = 480;

/** Width in px of the widest narrow viewport. */
const NARROW_PX = 600;

/** Whether the viewport is narrow: the information panel is a sheet below the picture. */
export const isNarrow = (): boolean => innerWidth <= NARROW_PX;

/** Size of the page's text as a factor, at least 1: visitors may enlarge it in their browser. */
export function textScale(): number {
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.max(1, size / 16 || 1);
}

/** Size of a round button in px, as in the style sheet. */
export const toolSize = (): number => Math.max(44, Math.min(44 * textScale(), 0.14 * innerWidth));

/** Space in px around the picture that is kept free for controls. */
export interface ViewportPadding {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Height in px of what is below the picture in the viewer around a stage. */
export const footHeight = (stage: HTMLElement): number =>
  Math.ceil(stage.parentElement?.querySelector('.foot')?.getBoundingClientRect().height ?? 0);

/** Space around the picture for bar and caption, whose height is `foot`, if the viewport is tall enough, and for open panels. */
export function viewportPadding(
  { bottom, start, end } = { bottom: 0, start: 0, end: 0 },
  rtl: boolean,
  foot: number,
): ViewportPadding {
  const [left, right] = rtl ? [end, start] : [start, end];
  const bar = toolSize() + 12;
  if (innerHeight < SHORT_PX) return { top: 0, bottom, left, right };
  const below = innerWidth < NARROW_PX ? bar : 72 * textScale();
  return { top: bar, bottom: Math.max(below + bottom, foot), left, right };
}
