import type { Container } from './container.ts';

/** What a change of attributes alone cannot change. */
const shapeOf = ({ attributes, link }: Container) =>
  JSON.stringify([attributes.find(([name]) => name.startsWith('data-pix-'))?.[0], link]);

function createContainer({ link }: Container): HTMLElement {
  const container = document.createElement('div');
  if (link) {
    const anchor = document.createElement('a');
    anchor.href = link.href;
    anchor.textContent = link.text;
    container.append(anchor);
  }
  return container;
}

function setAttributes(element: Element, { attributes }: Container): void {
  const names = new Set(attributes.map(([name]) => name));
  for (const name of element.getAttributeNames()) if (!names.has(name)) element.removeAttribute(name);
  for (const [name, value] of attributes)
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Returns a function that shows a container: the embed script follows the changes of its attributes. */
export function createPreview(stage: Element): (container: Container | undefined) => void {
  let shape: string | undefined;
  return (container) => {
    if (!container) {
      shape = undefined;
      stage.replaceChildren();
      return;
    }
    const next = shapeOf(container);
    const current = next === shape ? stage.firstElementChild : null;
    const element = current ?? createContainer(container);
    setAttributes(element, container);
    if (!current) stage.replaceChildren(element);
    shape = next;
  };
}
