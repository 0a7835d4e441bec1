/** Attributes by which styles and axe's rules distinguish elements of one class. */
const attributes = ['role', 'class', 'data-tone', 'data-invalid', 'data-selected', 'data-disabled'];

/** Transient attributes: a separate kind with the same structure. */
const passing = ['data-hovered', 'data-pressed', 'data-focus-visible'];

/** Attributes that name an element; only their presence counts. */
const names = ['aria-label', 'aria-labelledby', 'aria-describedby', 'alt', 'for'];

const structureOf = (element: Element) =>
  [
    element.tagName,
    ...attributes.map((name) => element.getAttribute(name)),
    ...names.map((name) => (element.getAttribute(name) ?? '') !== ''),
  ].join(' ');

interface Known {
  kinds: Set<string>;
  structures: Set<string>;
}
const known = new Map<string, Known>();

/** True if the page has a kind of element, or a structure, that no earlier page of the group had. Stores both. */
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
