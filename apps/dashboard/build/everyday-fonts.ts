import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { everydayLetters, unicodeRange } from './font-letters.ts';

const folder = fileURLToPath(new URL('../node_modules/.everyday-fonts', import.meta.url));
const weights = { min: 400, max: 700 } as const;
const face =
  /@font-face\s*\{[^}]*?url\(([^)]*?onest-(latin|cyrillic)-wght-normal\.woff2)\)[^}]*\}/g;

/** Adds a small file to each everyday font face, with only the product's letters and weights: half of the bytes. The full file loads for other letters. */
export function everydayFonts(): Plugin {
  const found = new Set<string>();
  return {
    name: 'karvon:everyday-fonts',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!/[\\/]theme\.css\.ts\.vanilla\.css/.test(id)) return null;
      let styles = code;
      for (const [match = '', address = '', subset = ''] of code.matchAll(face)) {
        const letters = subset === 'latin' ? everydayLetters.latin : everydayLetters.cyrillic;
        const file = await cutDown(subset, letters);
        const small = match
          .replace(address, file)
          .replace(/unicode-range:[^;}]*/, `unicode-range: ${unicodeRange(letters)}`);
        // When two font faces cover a character, browsers use the later one.
        styles = styles.replace(match, `${match}\n${small}`);
        found.add(subset);
      }
      return { code: styles, map: null };
    },
    buildEnd(error) {
      if (error === undefined && found.size < 2)
        this.error('the theme no longer has the faces of onest-latin and onest-cyrillic');
    },
  };
}

async function cutDown(subset: string, letters: string): Promise<string> {
  const source = fileURLToPath(
    import.meta.resolve(`@fontsource-variable/onest/files/onest-${subset}-wght-normal.woff2`),
  );
  const bytes = await subsetFont(readFileSync(source), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `onest-${subset}-everyday.woff2`);
  writeFileSync(file, bytes);
  return file;
}
