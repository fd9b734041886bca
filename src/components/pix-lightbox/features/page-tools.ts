import { css, html, type TemplateResult } from 'lit';
import type { Image } from '../../../contract/models.ts';
import { letterOf } from '../../../internal/letter-of.ts';
import { hasModifier } from '../../../internal/modifiers.ts';
import { observeTree } from '../../../internal/observe-tree.ts';
import { safeUrl } from '../../../internal/untrusted.ts';
import { warnOnce } from '../../../internal/warn-once.ts';
import { create } from '../../../tiles/elements.ts';
import { addressOf } from '../../../tiles/tile-options.ts';
import type { FeatureContext } from '../viewer-context.ts';
import type { Tool, ViewerFeature } from '../viewer-features.ts';
import { viewerIcon } from '../viewer-icons.ts';
import type { ViewerAction } from '../viewer-keys.ts';
import { TOOL_NAMES, type ViewerTool } from '../viewer-tools.ts';

/** Keys that the viewer uses itself, and those with a name. */
const TAKEN = /^([-+=0 fitz]|.{2,}|)$/iu;

/** Addresses that contain an image: an `<img>` runs no script of it. */
const DATA = /^data:image\//i;

/** Actions of tools that a page may leave out, whose keys do nothing then. */
const ACTIONS: readonly ViewerAction[] = ['slideshow', 'fullscreen', 'thumbnails', 'info'];

/** Priority of tools of the page: before those of the viewer, but after Download on phones. */
const PRIORITY = 4.5;

/** The tools that the page has chosen, and its own. */
export class PageTools implements ViewerFeature {
  readonly styles = css`
    .own {
      display: block;
      inline-size: 100%;
      block-size: 100%;
      object-fit: contain;
    }
    .menu .own {
      flex: none;
      inline-size: 1.35em;
      block-size: 1.35em;
      margin-inline-end: 14px;
    }
  `;
  /** Whether the page has chosen the tools and their order; else the viewer does. */
  readonly isChosen: boolean;
  readonly #viewer: FeatureContext;
  /** Names of tools of the viewer, and tools of the page. */
  readonly #listed: readonly (string | ViewerTool)[];
  /** Copies of icons. */
  readonly #icons = new WeakMap<Element, Node>();

  /** Ends the observation of the tools in the slot. */
  readonly stop: () => void;

  constructor(viewer: FeatureContext) {
    const { tools, slotted = [] } = viewer.options;
    this.#viewer = viewer;
    this.isChosen = tools != null;
    const listed: Iterable<string | ViewerTool> =
      typeof tools === 'string' ? tools.split(/[\s,]+/) : (tools ?? []);
    const inSlot = [...slotted].flatMap(assigned).map((element, index) => toolOf(element, index).name);
    this.#listed = [...new Set(listed)].filter((tool) => isKnown(tool, inSlot));
    viewer.host.renderRoot.addEventListener('keydown', (event) => this.#press(event as KeyboardEvent));
    const options = { attributes: true, characterData: true, childList: true, subtree: true };
    const observed = [...slotted].map((tool) =>
      observeTree(tool, options, () => viewer.host.requestUpdate()),
    );
    this.stop = () => observed.forEach((end) => end());
  }

  /** The tools of the page, beside those of the viewer. */
  tools(): Tool[] {
    return this.isChosen ? [] : this.#own;
  }

  /** Takes the actions of tools that are left out. */
  act(action: ViewerAction): boolean {
    return ACTIONS.includes(action) && this.leavesOut(action);
  }

  /** Whether the page has left out a tool of the viewer. */
  leavesOut(name: string): boolean {
    return this.isChosen && !this.#names.includes(name);
  }

  /** The chosen tools in their order, of all tools that there are for the current picture. */
  choose(all: readonly Tool[]): Tool[] {
    const named = (name: string) => all.filter(({ part }) => part === `${name}-button`);
    const own = this.#own;
    const chosen = this.#names.flatMap((name) => {
      const [tool] = own.filter(({ part }) => part === `${name}-button`);
      const tools = tool ? [tool] : named(name);
      // Where the system has no dialog to share, a link is what visitors share.
      const isLink = name === 'share' && !tools.length && !this.#names.includes('copy-link');
      return isLink ? named('copy-link') : tools;
    });
    return [...chosen, ...own.filter((tool) => !chosen.includes(tool))].map((tool) => ({
      priority: 1,
      ...tool,
    }));
  }

  /** Names of the chosen tools, in their order. */
  get #names(): string[] {
    const names = this.#listed.map((tool) => (typeof tool === 'string' ? tool : tool.name));
    return names.flatMap((name) =>
      name === 'all' ? TOOL_NAMES.filter((other) => !names.includes(other)) : [name],
    );
  }

  /** The tools of the page: those of its property, and the content of its slot. */
  get #own(): Tool[] {
    const { picture, options } = this.#viewer;
    if (!picture) return [];
    const listed = this.#listed.filter((tool) => typeof tool !== 'string');
    const slotted = [...(options.slotted ?? [])].flatMap(assigned);
    const all: PageTool[] = [...listed, ...slotted.map(toolOf)];
    const tools = new Map(all.map((tool) => [tool.name, tool]));
    return [...tools.values()].flatMap((tool) => this.#tool(tool, picture.image) ?? []);
  }

  /** A tool of the page for a picture; `undefined` if its link has no address. */
  #tool(
    { name, label, icon, key, href, target = '', onClick, pressed }: PageTool,
    image: Image,
  ): Tool | undefined {
    const address = href === undefined ? undefined : addressOf(href, image);
    if (href !== undefined && !address) return undefined;
    const part = `${name}-button` as const;
    return {
      part,
      label,
      icon: icon ? this.#iconOf(icon) : viewerIcon(''),
      priority: icon ? PRIORITY : 0,
      ...(address && { href: address, target }),
      ...(isFree(key, name) && { key: key.toUpperCase() }),
      ...(pressed && { pressed: pressed === 'true' }),
      act: () => {
        this.#viewer.options.onTool?.(name, this.#viewer.state.index);
        return onClick?.(image);
      },
    };
  }

  #iconOf(icon: string | Element): TemplateResult | Node {
    if (typeof icon === 'string')
      return /^\s*m[\d\s.,a-z-]+$/i.test(icon) && !/\.[a-z]+$/i.test(icon)
        ? viewerIcon(icon)
        : html`<img
            class="own"
            src=${DATA.test(icon) ? icon : (safeUrl(icon, document.baseURI) ?? '')}
            alt=""
          />`;
    const known = this.#icons.get(icon);
    if (known) return known;
    const copy = icon.cloneNode(true) as Element;
    copy.classList.add('own');
    copy.ariaHidden = 'true';
    this.#icons.set(icon, copy);
    return copy;
  }

  /** Uses the tool of a key. Keys of the viewer do not arrive here. */
  #press(event: KeyboardEvent): void {
    if (event.repeat || hasModifier(event)) return;
    const keys = [event.key, letterOf(event)].map((key) => key.toUpperCase());
    const [tool] = this.#own.filter(({ key = '' }) => keys.includes(key));
    void tool?.act?.(new MouseEvent('click'));
    if (tool?.href) create('a', { href: tool.href, target: tool.target, rel: 'noopener' }).click();
  }
}

/** A tool of the page; one in the slot may be a toggle, with its `aria-pressed`. */
interface PageTool extends ViewerTool {
  pressed?: string | undefined;
}

/** Whether an entry of the list is a tool, or names one of the viewer or in its slot; warns about others. */
function isKnown(tool: string | ViewerTool, inSlot: readonly string[]): boolean {
  const names: readonly string[] = [...TOOL_NAMES, 'all', ...inSlot];
  if (tool === '' || names.includes(tool as string)) return tool !== '';
  const { name, label } = Object(tool) as Partial<ViewerTool>;
  if (name && label) return true;
  const text = typeof tool === 'string' ? `"${tool}"` : 'a tool without name and label';
  warnOnce(`Pix: tools contains ${text}; there are ${names.join(', ')}, and tools with name and label.`);
  return false;
}

/** Whether a tool has a key of its own; warns about one that the viewer uses. */
function isFree(key: string | undefined, name: string): key is string {
  if (key === undefined) return false;
  const isTaken = TAKEN.test(key);
  if (isTaken)
    warnOnce(`Pix: key="${key}" of the tool ${name} should be a letter or digit other than f, i, t, z, 0.`);
  return !isTaken;
}

/** An element of the page in the slot; the slots of an element around it stand for their content. */
const assigned = (element: Element): Element[] =>
  element instanceof HTMLSlotElement ? element.assignedElements({ flatten: true }) : [element];

/** The tool that an element of the page describes: a button, which is clicked, or a link. */
function toolOf(element: Element, index: number): PageTool {
  const text = (name: string) => element.getAttribute(name) ?? undefined;
  return {
    name: text('name') ?? `own-${index + 1}`,
    label: text('aria-label') ?? element.textContent.trim(),
    icon: element.querySelector('svg, img') ?? undefined,
    key: text('data-key'),
    pressed: text('aria-pressed'),
    href: text('href'),
    target: text('target'),
    onClick: () => element.hasAttribute('href') || (element as HTMLElement).click(),
  };
}
