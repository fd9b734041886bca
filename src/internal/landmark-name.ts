import { unclobbered } from './documents.ts';

/** Maximum length of the label in a landmark's name, in UTF-16 code units. */
const MAX_LABEL = 100;

/** Landmarks on the page by name. */
const landmarks = new Map<string, WeakRef<Element>>();

/**
 * Name of a landmark, unique among the SDK's landmarks on the page: its kind, the label or heading of its section, and a
 * number if another landmark has that name.
 *
 * @param landmark Owner of the name until the next call, or its removal.
 * @param kind Localized kind of the landmark.
 * @param section Element in the section that the landmark belongs to.
 */
export function landmarkName(landmark: Element, kind: string, section = landmark): string {
  for (const [name, reference] of landmarks) {
    const other = reference.deref();
    if (!other?.isConnected || other === landmark) landmarks.delete(name);
  }
  const label = labelOf(section);
  const base = label ? `${kind}: ${label}` : kind;
  let name = base;
  for (let number = 2; landmarks.has(name); number++) name = `${base} (${number})`;
  landmarks.set(name, new WeakRef(landmark));
  return name;
}

/** The `aria-label` of the nearest inclusive ancestor that has one, or else the last heading before the end of an element. */
function labelOf(element: Element): string {
  const label = element.closest('[aria-label]')?.getAttribute('aria-label');
  const { DOCUMENT_POSITION_PRECEDING, DOCUMENT_POSITION_CONTAINED_BY } = Node;
  const before = DOCUMENT_POSITION_PRECEDING | DOCUMENT_POSITION_CONTAINED_BY;
  const root = element.getRootNode() as ParentNode;
  const headings = unclobbered(root).querySelectorAll('h1, h2, h3, h4, h5, h6');
  const heading = [...headings].findLast((each) => element.compareDocumentPosition(each) & before);
  return (label ?? heading?.textContent ?? '').slice(0, MAX_LABEL).trim();
}
