import type { FastifyRequest } from 'fastify';
import { badRequest, tooLarge, unsupportedType, validation } from '../../../platform/http/problem';
import { receiveFile } from '../../../platform/media/incoming-file';
import { textAt } from '../../../platform/values/value-at';

const fileSize = 10 * 1024 * 1024;

export interface ReceivedFile {
  path: string;
  name: string;
  sha256: string;
}

/**
 * Writes the file of a request to the disk, passes it to `work` and removes it afterwards.
 * @throws Problem 400 for a truncated body, 413, 415 unless multipart, 422 without a file
 */
export async function withFile<T>(
  request: FastifyRequest,
  dataFolder: string,
  work: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw unsupportedType('content_type_not_supported');
  const part = await request
    .file({ limits: { fileSize, files: 1, fields: 5 } })
    .catch((error: unknown) => {
      throw textAt(error, 'syscall') === '' ? badRequest() : error;
    });
  if (part === undefined || part.fieldname !== 'file')
    throw validation([{ field: 'file', code: 'required' }]);
  const file = await receiveFile(part.file, dataFolder);
  try {
    if (part.file.truncated) throw tooLarge();
    if (file.bytes === 0) throw validation([{ field: 'file', code: 'required' }]);
    const name = part.filename.replace(/^.*[\\/]/, '').slice(0, 200);
    return await work({ path: file.path, name, sha256: file.sha256 });
  } finally {
    await file.remove();
  }
}
