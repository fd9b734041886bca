/**
 * Gives empty frames of the page the page's own `XMLHttpRequest`. The client uploads by that of an empty frame, which the interceptor
 * of the page does not see.
 */
export function interceptFrames(): void {
  const property = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow');
  Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
    configurable: true,
    enumerable: true,
    get(this: HTMLIFrameElement) {
      const view = property?.get?.call(this) as (Window & typeof globalThis) | null;
      if (view && !this.hasAttribute('src') && !this.hasAttribute('srcdoc') && this.contentDocument)
        view.XMLHttpRequest = XMLHttpRequest;
      return view;
    },
  });
}
