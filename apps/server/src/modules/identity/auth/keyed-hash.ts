import { createHmac } from 'node:crypto';

export type KeyedHash = (...parts: readonly string[]) => Promise<Buffer>;

/**
 * HMAC-SHA256 with the key of this installation: numbers and six-digit codes are few enough to be listed, so a plain hash hides
 * nothing. The key is read once, when it is first needed.
 */
export function createKeyedHash(readKey: () => Promise<Buffer>): KeyedHash {
  let key: Promise<Buffer> | undefined;
  return async (...parts) => {
    key ??= readKey();
    try {
      return createHmac('sha256', await key)
        .update(JSON.stringify(parts))
        .digest();
    } catch (error) {
      // Reading failed, for example without a database: read it again next time.
      key = undefined;
      throw error;
    }
  };
}
