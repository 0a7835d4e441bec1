/** Attributes by which styles and rules of axe distinguish two elements of one class. */
const attributes = ['role', 'class', 'data-tone', 'data-invalid', 'data-selected', 'data-disabled'];

/** Attributes of what a pointer or the focus is on: a kind of its own, of the same structure. */
const passing = ['data-hovered', 'data-pressed', 'data-focus-visible'];

/** Attributes that give an element its name: whether it has them. */
const names = ['aria-label', 'aria-labelledby', 'aria-describedby', 'alt', 'for'];

const structureOf = (element: Element) =>
  [
    element.tagName,
    ...attributes.map((name) => element.getAttribute(name)),
    ...names.map((name) => (element.getAttribute(name) ?? '') !== ''),
  ].join(' ');

/** Kinds of elements that were on a page, and their structures. */
interface Known {
  kinds: Set<string>;
  structures: Set<string>;
}
const known = new Map<string, Known>();

/** Reports whether the page has an element of a kind, or of a structure, that no earlier page of the group had. Remembers both. */
export function findNewKinds(group: string): { hasKind: boolean; hasStructure: boolean } {
  const { kinds, structures } = known.get(group) ?? { kinds: new Set(), structures: new Set() };
  const before = { kinds: kinds.size, structures: structures.size };
  for (const element of document.body.querySelectorAll('*')) {
    const structure = structureOf(element);
    structures.add(structure);
    kinds.add([structure, ...passing.map((name) => element.getAttribute(name))].join(' '));
  }
  known.set(group, { kinds, structures });
  return {
    hasKind: kinds.size > before.kinds,
    hasStructure: structures.size > before.structures,
  };
}
