// In the page of a test. WebKitGTK lays scrollbars over the page, and what stands below them cannot be clicked; the
// other engines are driven without scrollbars.
const sheet = new CSSStyleSheet();
sheet.replaceSync('::-webkit-scrollbar { display: none; }');
document.adoptedStyleSheets.push(sheet);
