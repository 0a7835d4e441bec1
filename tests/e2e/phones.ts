import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { server } from './test.ts';

export const newNumber = () => `90${String(2_000_000 + Math.floor(Math.random() * 7_000_000))}`;

export const codeFor = async (national: string, dataDir = server.dataDir()): Promise<string> => {
  let code = '';
  await expect
    .poll(() => {
      const file = path.join(dataDir, 'outbox.log');
      const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
      const line = lines.findLast((one) => one.includes(`+998${national}: `)) ?? '';
      code = line.split(': ').at(-1) ?? '';
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code;
};
