import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { textAt } from '../../../platform/values/value-at';
import type { Config } from '../../../platform/config/config';

/** File of the key in `DATA_DIR`, unless `DATA_KEY` is set. */
const keyFile = 'data.key';
const cipherName = 'aes-256-gcm';
const sizes = { key: 32, nonce: 12, tag: 16 };

/** Creates the file once; several instances on one folder agree on the first. */
function keyOf(folder: string): string {
  const file = path.join(folder, keyFile);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, randomBytes(sizes.key).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (textAt(error, 'code') !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

/** Encrypts texts of the database, so that a copy of it alone reveals none of them. */
export function createSecretBox({ DATA_KEY, DATA_DIR }: Pick<Config, 'DATA_KEY' | 'DATA_DIR'>) {
  let known: Buffer | undefined;
  const key = () => {
    known ??= Buffer.from(
      hkdfSync('sha256', DATA_KEY ?? keyOf(DATA_DIR), '', 'karvon.feeds', sizes.key),
    );
    return known;
  };

  return {
    seal(text: string): string {
      const nonce = randomBytes(sizes.nonce);
      const cipher = createCipheriv(cipherName, key(), nonce);
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url');
    },

    /** @returns undefined when the text was encrypted with another key, or is damaged */
    open(sealed: string): string | undefined {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const decipher = createDecipheriv(cipherName, key(), bytes.subarray(0, sizes.nonce));
        decipher.setAuthTag(bytes.subarray(sizes.nonce, sizes.nonce + sizes.tag));
        const content = bytes.subarray(sizes.nonce + sizes.tag);
        return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

export type SecretBox = ReturnType<typeof createSecretBox>;
