/** Attributes by which styles and rules of axe distinguish two elements of one class. */
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

/** Attributes that give an element its name: whether it has them. */
const names = ['aria-label', 'aria-labelledby', 'aria-describedby', 'alt', 'for'];

const kindOf = (element: Element) =>
  [
    element.tagName,
    ...attributes.map((name) => element.getAttribute(name)),
    ...names.map((name) => (element.getAttribute(name) ?? '') !== ''),
  ].join(' ');

const known = new Map<string, Set<string>>();

/** Whether the page has an element of a kind that was on no page of the same group before. Remembers its kinds. */
export function hasNewKind(group: string): boolean {
  const kinds = known.get(group) ?? new Set();
  const size = kinds.size;
  for (const element of document.body.querySelectorAll('*')) kinds.add(kindOf(element));
  known.set(group, kinds);
  return kinds.size > size;
}
