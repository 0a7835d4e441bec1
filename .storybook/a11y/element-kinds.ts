/** Attributes by which styles and rules of axe tell two elements of one class from each other. */
const attributes = [
  'role',
  'class',
  'data-tone',
  'data-invalid',
  'data-selected',
  'data-disabled',
  'data-hovered',
  'data-pressed',
  'data-focus-visible',
];

const kindOf = (element: Element) =>
  [element.tagName, ...attributes.map((name) => element.getAttribute(name))].join(' ');

const known = new Map<string, Set<string>>();

/** Whether the page has an element of a kind that was on no page of the same group before. Remembers its kinds. */
export function hasNewKind(group: string): boolean {
  const kinds = known.get(group) ?? new Set();
  const size = kinds.size;
  for (const element of document.body.querySelectorAll('*')) kinds.add(kindOf(element));
  known.set(group, kinds);
  return kinds.size > size;
}
