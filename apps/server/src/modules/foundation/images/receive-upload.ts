import type { FastifyRequest } from 'fastify';
import {
  type FieldError,
  Problem,
  badRequest,
  tooLarge,
  unsupportedType,
  validation,
} from '../../../platform/http/problem';
import { textAt } from '../../../platform/values/value-at';
import { type IncomingFile, receiveFile } from '../../../platform/media/incoming-file';
import type { ImagePurpose } from './images.repository';

const megabyte = 1024 * 1024;
const fileSize = 15 * megabyte;
/** Bodies with a larger announced size are rejected unread. Smaller ones are read, so that a browser sees the response. */
const hopelessSize = 64 * megabyte;

const purposes: Readonly<Record<ImagePurpose, true>> = {
  auto: true,
  banner: true,
  avtosalon: true,
  profile: true,
  car_model: true,
  chat: true,
  trade_in: true,
};

const isPurpose = (text: unknown): text is ImagePurpose =>
  typeof text === 'string' && Object.hasOwn(purposes, text);

export interface ReceivedUpload {
  purpose: ImagePurpose;
  name: string | undefined;
  file: IncomingFile;
}

interface Parts {
  files: { name: string | undefined; file: IncomingFile; isTooLarge: boolean }[];
  extraFiles: number;
  purpose: unknown;
}

/** A truncated or invalid body is the client's fault, a disk error is ours. */
function blame(error: unknown): unknown {
  if (error instanceof Problem || typeof error !== 'object' || error === null) return error;
  if (textAt(error, 'syscall') !== '') return error;
  switch (textAt(error, 'code')) {
    case 'FST_FILES_LIMIT':
    case 'FST_PARTS_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return validation([{ field: 'file', code: 'too_many_files', params: { max: 1 } }]);
    default:
      return badRequest();
  }
}

async function readParts(request: FastifyRequest, dataFolder: string, parts: Parts) {
  const limits = { fileSize, files: 3 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.fieldname === 'purpose') parts.purpose = part.value;
    } else if (part.fieldname !== 'file' || parts.files.length > 0) {
      part.file.resume();
      if (part.fieldname === 'file') parts.extraFiles += 1;
    } else {
      const file = await receiveFile(part.file, dataFolder);
      parts.files.push({ name: part.filename, file, isTooLarge: part.file.truncated });
    }
  }
}

function fieldErrors({ files, extraFiles, purpose }: Parts): FieldError[] {
  const errors: FieldError[] = [];
  if (files.length === 0 || files[0]?.file.bytes === 0) {
    errors.push({ field: 'file', code: 'required' });
  }
  if (extraFiles > 0) errors.push({ field: 'file', code: 'too_many_files', params: { max: 1 } });
  if (purpose === undefined || purpose === '') {
    errors.push({ field: 'purpose', code: 'required' });
  } else if (!isPurpose(purpose)) {
    errors.push({ field: 'purpose', code: 'invalid_value' });
  }
  return errors;
}

/**
 * Reads an upload to its end, writes its file to disk, passes both to `work` and always removes the file afterwards.
 * @throws Problem 400 for a truncated body, 413, 415 unless multipart, 422 for missing, wrong and repeated fields
 */
export async function withUpload<T>(
  request: FastifyRequest,
  dataFolder: string,
  work: (upload: ReceivedUpload) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw unsupportedType('content_type_not_supported');
  if (Number(request.headers['content-length'] ?? 0) > hopelessSize) throw tooLarge();
  const parts: Parts = { files: [], extraFiles: 0, purpose: undefined };
  try {
    try {
      await readParts(request, dataFolder, parts);
    } catch (error) {
      throw blame(error);
    }
    const [first] = parts.files;
    if (first?.isTooLarge === true) throw tooLarge();
    const errors = fieldErrors(parts);
    const { purpose } = parts;
    if (errors.length > 0 || first === undefined || !isPurpose(purpose)) throw validation(errors);
    return await work({ purpose, name: first.name, file: first.file });
  } finally {
    for (const { file } of parts.files) await file.remove();
  }
}
