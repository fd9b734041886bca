/** The theme in which the site is shown. */
export const siteTheme = () => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

/** Calls a function after each change of the site's theme. */
export function watchSiteTheme(changed: () => void): void {
  let last = siteTheme();
  new MutationObserver(() => {
    if (last === siteTheme()) return;
    last = siteTheme();
    changed();
  }).observe(document.documentElement, { attributeFilter: ['data-theme'] });
}
