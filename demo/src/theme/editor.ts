/** The theme editor: controls, preview, contrasts and CSS. */
import { copyText } from '../tools/copy-text.ts';
import { siteTheme, watchSiteTheme } from '../tools/site-theme.ts';
import { createTabs } from '../tools/tabs.ts';
import { composite } from './contrast.ts';
import { measureAll, showReport, warningsOf } from './contrast-report.ts';
import { createResolver, toHex } from './colors.ts';
import { presetOf } from './fragment.ts';
import { addressOf, cancelSave, pushLink, readLink, saveLink } from './link.ts';
import type { Preset } from './looks.ts';
import { createOutput } from './output.ts';
import { PRESETS } from './presets.ts';
import { createPreview, openSampleViewer } from './preview.ts';
import { controlOf, isColor, type Name } from './properties.ts';
import { Row } from './row.ts';
import {
  DEFAULT_THEME,
  inheritedValue,
  namesIn,
  ownValue,
  withValue,
  type Scheme,
  type Theme,
} from './theme.ts';
import { isSame } from './values.ts';

const find = <Type extends Element>(selector: string) => document.querySelector(selector) as Type;

/** Space in px above a part of the preview that is scrolled to. */
const STAGE_MARGIN_PX = 16;

const stage = find<HTMLElement>('#stage');
const presets = find<HTMLSelectElement>('#presets');
const layout = find<HTMLSelectElement>('#layout');
const status = find('#status');
const rowElements = [...document.querySelectorAll<HTMLElement>('.row')];
const defaults = new Map(
  rowElements.map(({ dataset }) => [dataset['name'] as Name, dataset['default'] ?? '']),
);

const preview = createPreview(stage, find('#viewer-frame'));
const resolve = createResolver(stage, defaults);
const rows = rowElements.map((element) => new Row(element, edit));
const output = createOutput({
  code: find('#css'),
  scope: find('#scope'),
  className: find('#class-name'),
  copy: find('#copy'),
  status: find('#status'),
  playground: find('#open-playground'),
});

let theme: Theme = DEFAULT_THEME;
let scheme: Scheme = siteTheme();
let frame: number | undefined;

/** Changes a value; one that is the same as without it is reset. */
function edit(name: Name, value: string | undefined): void {
  const row = rows.find((each) => each.name === name);
  const inherited = inheritedValue(theme, name, scheme) ?? defaults.get(name) ?? '';
  const isOwn = value !== undefined && !(row && inherited && isSame(row.kind, value, inherited));
  theme = withValue(theme, name, scheme, isOwn ? value : undefined);
  presets.selectedIndex = presetOf(theme);
  saveLink(theme);
  schedule();
}

/** Shows the theme once in the next frame, however many edits there are until then. */
function schedule(): void {
  frame ??= requestAnimationFrame(() => {
    frame = undefined;
    show();
  });
}

function show(): void {
  preview.apply(theme, scheme);
  output.show(theme, scheme);
  const results = measureAll(theme, resolve);
  showReport(results, find('#contrasts'), find('#contrast-summary'));
  const colorOf = resolve(theme, scheme);
  const positions = rows.map(({ name, kind }) => {
    const value = ownValue(theme, name, scheme) ?? inheritedOf(name);
    return kind === 'color' || kind === 'font' || kind === 'family'
      ? undefined
      : preview.measure(kind, value);
  });
  rows.forEach((row, at) => {
    const { name } = row;
    const below = colorOf(name.startsWith('viewer-') ? 'viewer-background' : 'page-background');
    row.show({
      value: ownValue(theme, name, scheme),
      inherited: inheritedOf(name),
      position: positions[at],
      swatch: isColor(name) ? toHex(composite(colorOf(name), below)) : undefined,
      warnings: warningsOf(results, name, scheme),
    });
  });
}

const inheritedOf = (name: Name) => inheritedValue(theme, name, scheme) ?? defaults.get(name) ?? '';

/** Replaces the whole theme; Back returns to the last one. */
function replaceTheme(next: Theme): void {
  const wasPreset = presetOf(theme) >= 0;
  pushLink(theme, next);
  theme = next;
  if (frame !== undefined) cancelAnimationFrame(frame);
  frame = undefined;
  show();
  if (!wasPreset) status.textContent = 'Your values were replaced. Back in the browser restores them.';
}

/** Shows the group and the layout that a preset is about. */
function showPreset({ theme: { values }, layout: suited = 'grid' }: Preset): void {
  const groups = namesIn(values).map((name): string => controlOf(name).group);
  const [first = shownGroup()] = groups;
  if (!groups.includes(shownGroup())) selectTab(`group-${first}`);
  layout.value = suited;
  showLayout();
  scrollToGroup();
}

function choosePreset(preset: Preset): void {
  replaceTheme(preset.theme);
  showPreset(preset);
}

/** Takes the theme of the address. */
function showLinked(): void {
  cancelSave();
  const linked = readLink();
  theme = linked.theme;
  const at = presetOf(theme);
  presets.selectedIndex = at;
  show();
  if (PRESETS[at]) showPreset(PRESETS[at]);
  if (linked.ignored) status.textContent = 'Parts of this link are invalid: they were ignored.';
}

/** The group whose controls are shown. */
const shownGroup = () => find('.group:not([hidden])').id.replace('group-', '');

/** Scrolls the preview to what the chosen group is about. */
function scrollToGroup(): void {
  const { shown } = find<HTMLElement>('.group:not([hidden])').dataset;
  const part = shown && stage.querySelector<HTMLElement>(shown);
  if (part) stage.scrollTo({ top: part.offsetTop - STAGE_MARGIN_PX });
}

function showLayout(): void {
  find<HTMLElement>('#gallery').dataset['layout'] = layout.value;
}

function showScheme(next: Scheme): void {
  scheme = next;
  find<HTMLInputElement>(`#schemes [value=${scheme}]`).checked = true;
  find<HTMLElement>('#dark-note').hidden = scheme !== 'dark';
}

presets.addEventListener('change', () => {
  const preset = PRESETS[presets.selectedIndex];
  if (preset) choosePreset(preset);
});
find('#reset').addEventListener('click', () => {
  presets.selectedIndex = 0;
  choosePreset(PRESETS[0]);
});
find('#schemes').addEventListener('change', ({ target }) => {
  showScheme((target as HTMLInputElement).value as Scheme);
  schedule();
});
watchSiteTheme(() => {
  showScheme(siteTheme());
  schedule();
});
layout.addEventListener('change', showLayout);
find('#copy-link').addEventListener('click', () => {
  void copyText(new URL(addressOf(theme), location.href).href).then((isCopied) => {
    status.textContent = isCopied ? 'Link copied.' : 'Copy the link from the address bar.';
  });
});
find('#open-viewer').addEventListener('click', openSampleViewer);
addEventListener('popstate', showLinked);
const tabs = find('.tabs');
const selectTab = createTabs(tabs);
for (const type of ['click', 'keydown']) tabs.addEventListener(type, scrollToGroup);
showScheme(scheme);
showLinked();
