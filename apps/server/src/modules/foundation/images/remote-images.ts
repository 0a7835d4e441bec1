import type { Access } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import { Problem } from '../../../platform/http/problem';
import { type ImageStorage, sizeLimit, uploadOf } from './image-storage';
import type { ImagePurpose } from './images.repository';

/** Bytes of all images of one message together; images beyond it are left out. */
const totalLimit = 60 * 1024 * 1024;

export function createRemoteImages(
  { log, remoteFiles }: Pick<Deps, 'log' | 'remoteFiles'>,
  storage: ImageStorage,
) {
  async function unlessItFails<T>(address: string, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      // Only the host: the rest of the address may contain a signature.
      const host = URL.canParse(address) ? new URL(address).host : 'no address';
      const reason = error instanceof Problem ? error.code : String(error);
      log.warn({ host, reason }, 'image.remote_skipped');
      return undefined;
    }
  }

  return {
    /** @returns ids in the order of the addresses; images that could not be copied are logged and left out */
    async copy(
      access: Access,
      addresses: readonly string[],
      purpose: ImagePurpose,
    ): Promise<string[]> {
      const fetched = await Promise.all(
        addresses.map((address) =>
          unlessItFails(address, () => remoteFiles.fetch(address, sizeLimit(purpose))),
        ),
      );
      const ids: string[] = [];
      let total = 0;
      // One after the other, as each takes a core during encoding.
      for (const [index, bytes] of fetched.entries()) {
        total += bytes?.length ?? 0;
        if (bytes === undefined || total > totalLimit) continue;
        const kept = await unlessItFails(addresses[index] ?? '', () =>
          storage.keep(access, uploadOf(purpose, 'picture', bytes)),
        );
        if (kept !== undefined) ids.push(kept.id);
      }
      return ids;
    },
  };
}
