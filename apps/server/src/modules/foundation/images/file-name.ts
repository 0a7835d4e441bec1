const longest = 200;

/** What could turn a line around or hide in it: control characters, marks of direction, halves of pairs. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * The name of an uploaded file as it is shown: without folders and without characters that cannot be seen. Never used as a path.
 */
export function shownName(name: string | undefined): string {
  const last = (name ?? '').split(/[/\\]/).at(-1) ?? '';
  const clean = last.normalize('NFC').replace(unprintable, '').trim();
  return clean === '' ? 'image' : [...clean].slice(0, longest).join('');
}
