const longest = 200;

/** Characters that could reverse or hide text: control characters, direction marks, lone surrogates. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Display name without folders and invisible characters. Never used as a path. */
export function shownName(name: string | undefined): string {
  const last = (name ?? '').split(/[/\\]/).at(-1) ?? '';
  const clean = last.normalize('NFC').replace(unprintable, '').trim();
  return clean === '' ? 'image' : [...clean].slice(0, longest).join('');
}
