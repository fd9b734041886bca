/**
 * Listens to `load` and `error` of a picture: what remains is tried when the sharper file fails, and what cannot be
 * shown gives its place to an icon and its title until it loads.
 */
export function markFailed({ type, currentTarget }: Event): void {
  const image = currentTarget as HTMLImageElement;
  const failed = type === 'error';
  if (failed && image.srcset) image.removeAttribute('srcset');
  else if (image.toggleAttribute('data-failed', failed))
    // Without that code the place stays empty.
    import('./failed-note.ts').then(
      ({ showFailed }) => showFailed(image),
      () => undefined,
    );
}
