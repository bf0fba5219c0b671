type Attributes = Record<string, string | number | boolean | undefined>;

function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    element.setAttribute(name, value === true ? '' : String(value));
  }
}

/** `false` and `undefined` leave an attribute out, `true` sets it empty. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  setAttributes(element, attributes);
  element.append(...children);
  return element;
}

export function s<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Node[]
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  setAttributes(element, attributes);
  element.append(...children);
  return element;
}

export const field = (caption: string, input: HTMLElement): HTMLElement =>
  h('label', { class: 'field' }, h('span', { class: 'caption' }, caption), input);

/** A `<button type="button">` that runs `onPress` on tap, Enter and Space. */
export function button(attributes: Attributes, onPress: () => void, ...children: (Node | string)[]): HTMLButtonElement {
  const element = h('button', { type: 'button', ...attributes }, ...children);
  element.addEventListener('click', onPress);
  return element;
}
