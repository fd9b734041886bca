/** Styles of the view page; plain CSS, light and dark, from 320 px up. */
export const viewPageStyles = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#fff, #131211);
  --stage: light-dark(#f5f4f3, #0b0a0a);
  --ink: light-dark(#191817, #f1efec);
  --quiet: light-dark(#63605c, #a8a39d);
  --line: light-dark(#dcdad7, #383532);
  --accent: light-dark(#b92b12, #ff8166);
}
* { box-sizing: border-box; margin: 0; }
body {
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.6 ui-sans-serif, system-ui, sans-serif;
  min-height: 100vh;
}
.stage { background: var(--stage); display: grid; place-items: center; padding: clamp(0.75rem, 3vw, 3rem); }
.stage a { display: block; border-radius: 4px; }
img {
  display: block;
  height: auto;
  width: auto;
  max-width: 100%;
  max-height: 70vh;
  border-radius: 4px;
  box-shadow: 0 1px 2px rgb(0 0 0 / 0.18), 0 16px 40px -12px rgb(0 0 0 / 0.35);
}
svg { display: block; max-width: 100%; height: auto; }
.details { max-width: 44rem; margin: 0 auto; padding: clamp(1.25rem, 4vw, 2.5rem) 1rem 3rem; }
h1 { font-size: clamp(1.6rem, 5vw, 2.3rem); line-height: 1.15; text-wrap: balance; overflow-wrap: anywhere; }
.description { margin-top: 0.75rem; font-size: 1.1rem; overflow-wrap: anywhere; white-space: pre-line; }
dl {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: 1rem 1.5rem;
  margin-top: 1.75rem;
  padding-top: 1.25rem;
  border-top: 1px solid var(--line);
}
dt { color: var(--quiet); font-size: 0.85rem; }
dd { font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.tags { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-top: 1.5rem; padding: 0; list-style: none; }
.tags li { padding: 0.1rem 0.75rem; border: 1px solid var(--line); border-radius: 999px; font-size: 0.9rem; overflow-wrap: anywhere; }
a { color: var(--accent); text-underline-offset: 0.2em; }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
.original { display: inline-block; margin-top: 1.75rem; padding: 0.35rem 0; }
.missing { display: grid; place-content: center; min-height: 100vh; padding: 2rem 1rem; text-align: center; }
`;
