import type { Deps } from '../../deps';
import { Problem } from '../../http/problem';
import type { RemoteFiles } from '../../media/remote-files';
import { createImageKeeper, sizeLimit, uploadOf } from '../images/image-keeper';
import type { ImagePurpose } from '../images/images.tables';

/** Bytes of all pictures of one message together; more are left out. */
const totalLimit = 60 * 1024 * 1024;

/** Copies pictures from addresses that the marketplace gave: fetched, judged, encoded anew and kept as the dealer's. */
export function createRemotePictures(deps: Deps, files: RemoteFiles) {
  const keeper = createImageKeeper(deps);

  async function unlessItFails<T>(address: string, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      // The host alone: the rest of the address may hold a signature.
      const host = URL.canParse(address) ? new URL(address).host : 'no address';
      const reason = error instanceof Problem ? error.code : String(error);
      deps.log.warn({ host, reason }, 'a picture of the marketplace is left out');
      return undefined;
    }
  }

  return {
    /** @returns ids of those that could be copied, in their order; the others are logged and left out */
    async copy(
      owner: number,
      addresses: readonly string[],
      purpose: ImagePurpose,
    ): Promise<string[]> {
      const fetched = await Promise.all(
        addresses.map((address) =>
          unlessItFails(address, () => files.fetch(address, sizeLimit(purpose))),
        ),
      );
      const ids: string[] = [];
      let total = 0;
      // One after the other: each takes a core while it is encoded.
      for (const [index, bytes] of fetched.entries()) {
        total += bytes?.length ?? 0;
        if (bytes === undefined || total > totalLimit) continue;
        const kept = await unlessItFails(addresses[index] ?? '', () =>
          keeper.keep(owner, uploadOf(purpose, 'picture', bytes)),
        );
        if (kept !== undefined) ids.push(kept.id);
      }
      return ids;
    },
  };
}

export type RemotePictures = ReturnType<typeof createRemotePictures>;
