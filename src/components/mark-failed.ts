/**
 * Listener for `load` and `error` of an image. After a failure of `srcset`, `src` is tried; after a failure of `src`, an icon
 * and the title are shown until an image loads.
 */
export function markFailed({ type, currentTarget }: Event): void {
  const image = currentTarget as HTMLImageElement;
  const failed = type === 'error';
  if (failed && image.srcset) image.removeAttribute('srcset');
  else if (image.toggleAttribute('data-failed', failed))
    // Without that code the frame stays empty.
    import('./failed-note.ts').then(
      ({ showFailed }) => showFailed(image),
      () => undefined,
    );
}
