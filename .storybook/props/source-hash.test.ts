import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sourceHash } from './source-hash';

// Guards against cached tables of props after a type that the component imports has changed.
it('changes with any file below its folders, and only then', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'source-hash-'));
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write('Button.tsx', 'import type { Size } from "./size";');
  write('size.ts', 'export type Size = "sm";');
  const before = sourceHash([folder]);
  expect(sourceHash([folder])).toBe(before);
  write('size.ts', 'export type Size = "sm" | "md";');
  expect(sourceHash([folder])).not.toBe(before);
  write('size.ts', 'export type Size = "sm";');
  expect(sourceHash([folder])).toBe(before);
  rmSync(folder, { recursive: true });
});
