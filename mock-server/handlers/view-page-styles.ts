/** Styles of the HTML pages, like those of the documentation site: plain CSS, light and dark, from a width of 320 px. */
export const viewPageStyles = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#fff, #131211);
  --panel: light-dark(#f5f4f3, #1e1c1b);
  --ink: light-dark(#191817, #f1efec);
  --quiet: light-dark(#63605c, #a8a39d);
  --line: light-dark(#dcdad7, #383532);
  --accent: light-dark(#b92b12, #ff8166);
  --gutter: 1rem;
}
@media (min-width: 50rem) { :root { --gutter: 1.5rem; } }
* { box-sizing: border-box; margin: 0; }
html { scrollbar-gutter: stable; }
body {
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  background: var(--paper);
  color: var(--ink);
  font: 400 1.0625rem/1.55 -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'Liberation Sans',
    'DejaVu Sans Condensed', system-ui, sans-serif;
}
a { color: var(--accent); text-underline-offset: 0.2em; }
.top, .details, .missing { padding-inline: var(--gutter); }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
.top { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 4px 32px; padding-block: 18px; }
.top a { display: block; padding-block: 6px; color: var(--quiet); font-size: 0.9375rem; text-decoration: none; }
.top a:hover { color: var(--accent); }
.top .name { color: var(--accent); font-size: 1.375rem; font-weight: 700; letter-spacing: -0.02em; }
main { flex: 1; }
.stage { display: grid; place-items: center; padding: clamp(12px, 3vw, 48px) var(--gutter); background: var(--panel); }
.stage a { display: block; }
img { display: block; width: auto; max-width: 100%; height: auto; max-height: 74vh; }
svg { display: block; max-width: 100%; height: auto; }
.details { padding-block: clamp(24px, 4vw, 48px) 64px; }
h1 { font-size: clamp(1.75rem, 1.3rem + 2vw, 3rem); font-weight: 700; letter-spacing: -0.02em; line-height: 1.1; max-width: 46rem; text-wrap: balance; overflow-wrap: anywhere; }
.description { max-width: 38rem; margin-top: 16px; overflow-wrap: anywhere; white-space: pre-line; }
dl { display: grid; max-width: 46rem; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: 16px 24px; margin-top: 32px; padding-top: 20px; border-top: 1px solid var(--line); }
dt { color: var(--quiet); font-size: 0.875rem; }
dd { font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.tags { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 24px; padding: 0; list-style: none; }
.tags li { padding: 2px 10px; background: var(--panel); font-size: 0.9375rem; overflow-wrap: anywhere; }
.actions { display: flex; flex-wrap: wrap; gap: 8px 32px; margin-top: 32px; }
.actions a { padding-block: 6px; }
.missing { display: grid; align-content: center; justify-items: start; padding-block: 48px; }
`;
