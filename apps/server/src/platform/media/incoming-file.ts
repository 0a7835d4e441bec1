import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type FileKind, fileKind, signatureLength } from './file-kind';

export interface IncomingFile {
  path: string;
  kind: FileKind;
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
  remove(): Promise<void>;
}

/** Emptied at every start. */
export const incomingFolder = (dataFolder: string) => path.join(dataFolder, 'incoming');

/** A killed server leaves uploads. */
export async function emptyIncoming(dataFolder: string): Promise<void> {
  await rm(incomingFolder(dataFolder), { recursive: true, force: true });
}

/** Streams to disk, so that waiting uploads take no memory. @throws any error of the stream or the disk, after the partial file was removed */
export async function receiveFile(stream: Readable, dataFolder: string): Promise<IncomingFile> {
  const folder = incomingFolder(dataFolder);
  const file = path.join(folder, randomBytes(12).toString('hex'));
  const hash = createHash('sha256');
  let start = Buffer.alloc(0);
  let bytes = 0;
  const remove = () => rm(file, { force: true });
  try {
    await mkdir(folder, { recursive: true });
    // Opened before the pipeline: otherwise a file still being opened when the connection breaks would be created after its removal.
    const opened = await open(file, 'w');
    await pipeline(
      stream,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          if (start.length < signatureLength) {
            start = Buffer.concat([start, chunk]).subarray(0, signatureLength);
          }
          bytes += chunk.length;
          hash.update(chunk);
          yield chunk;
        }
      },
      opened.createWriteStream(),
    );
  } catch (error) {
    await remove();
    throw error;
  }
  return { path: file, kind: fileKind(start), bytes, sha256: hash.digest('hex'), remove };
}
