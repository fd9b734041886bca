// Runs in the test page. WebKitGTK overlays scrollbars, which would cover clickable content; the other engines run without.
const sheet = new CSSStyleSheet();
sheet.replaceSync('::-webkit-scrollbar { display: none; }');
document.adoptedStyleSheets.push(sheet);
