import { expect, it } from 'vitest';
import { classSelector, previewCss, themeCss, WHOLE_PAGE } from '../../../../demo/src/theme/theme-css.ts';
import { PRESETS } from '../../../../demo/src/theme/presets.ts';
import { DEFAULT_THEME, withValue } from '../../../../demo/src/theme/theme.ts';

const theme = {
  values: { gap: '2px', 'viewer-color': '#222', 'page-color': '#333' },
  dark: { focus: '#fff', 'viewer-color': '#eee' },
};

it('the CSS of the whole page is one rule, and one for dark mode, in the order of the table', () => {
  expect(themeCss(theme, WHOLE_PAGE)).toBe(`/* For a page with color: #333 */

:root {
  --pix-gap: 2px;
  --pix-viewer-color: #222;
}

@media (prefers-color-scheme: dark) {
  :root {
    --pix-focus: #fff;
    --pix-viewer-color: #eee;
  }
}
`);
});

it('the CSS of one container has the properties of the viewer in a rule for the viewer', () => {
  expect(themeCss(theme, '.mine')).toBe(`/* For a page with color: #333 */

.mine {
  --pix-gap: 2px;
}
pix-lightbox {
  --pix-viewer-color: #222;
}

@media (prefers-color-scheme: dark) {
  .mine {
    --pix-focus: #fff;
  }
  pix-lightbox {
    --pix-viewer-color: #eee;
  }
}
`);
});

it('the CSS of a look begins with the page and the layout that it is made for', () => {
  const [contactSheet] = PRESETS.filter(({ name }) => name === 'Contact sheet');
  const dark = { 'page-background': '#000', 'page-font': '"*/ x"' };
  expect(themeCss({ ...DEFAULT_THEME, ...contactSheet?.theme, dark }, WHOLE_PAGE)).toMatch(
    /^\/\* For a page with background: #\w+; color: #\w+(?:; font-family: [^*]+)? \*\/\n\/\* In dark mode, with background: #000; font-family: " x" \*\/\n\/\* With data-layout="rows" \*\/\n\n:root {\n/,
  );
});

it('the CSS of defaults is empty, also after a value has been reset', () => {
  expect(themeCss(DEFAULT_THEME, WHOLE_PAGE)).toBe('');
  const changed = withValue(DEFAULT_THEME, 'gap', 'light', '2px');
  expect(themeCss(withValue(changed, 'gap', 'light', undefined), WHOLE_PAGE)).toBe('');
});

it('an edit in dark mode changes colours for dark mode only, and lengths for both', () => {
  const edited = withValue(withValue(DEFAULT_THEME, 'focus', 'dark', 'red'), 'gap', 'dark', '1px');
  expect(edited).toEqual({ values: { gap: '1px' }, dark: { focus: 'red' } });
});

it('the CSS of the preview has the page and the values of one scheme, without a media query', () => {
  expect(previewCss(theme, 'light')).toBe(`body {
  background: #ffffff;
  color: #333;
  font-family: system-ui, sans-serif;
}

:root {
  --pix-gap: 2px;
  --pix-viewer-color: #222;
}
`);
  const dark = previewCss(theme, 'dark');
  expect(dark).toContain('background: #151413;');
  expect(dark).toContain('--pix-viewer-color: #eee;');
});

it.each(['1st', 'a b', 'a{', '', 'a,b', '.a'])('the class name "%s" is rejected', (name) => {
  expect(classSelector(name)).toBeUndefined();
});
