/**
 * Omits values that the specification (§5) excludes from query strings: empty, null, zero and `all`. A legitimate `false` is sent.
 * Arrays lose such items, and are omitted when nothing is left.
 */
export function pruneParams(params: object | undefined): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(params ?? {})) {
    if (Array.isArray(value)) {
      const members = value.filter((member: unknown) => !isBlank(member));
      if (members.length > 0) kept[name] = members;
    } else if (!isBlank(value)) {
      kept[name] = value;
    }
  }
  return kept;
}

function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === 0) return true;
  if (typeof value === 'number') return Number.isNaN(value);
  if (typeof value !== 'string') return false;
  const trimmed = value.trim();
  // `ALL` is the chat's spelling (§5, room list).
  return trimmed === '' || trimmed === '0' || trimmed.toLowerCase() === 'all';
}
