/** Why a file was not taken. */
export type FileRejectionReason = 'type' | 'size' | 'empty' | 'count';

/** A file that was not accepted. */
export interface FileRejection {
  /** The rejected file. */
  file: File;
  /** The first reason. */
  reason: FileRejectionReason;
}

export interface FileLimits {
  /** MIME types, `image/*` or endings like `.heic`. Empty: every file. */
  accept: readonly string[];
  /** Largest file in bytes. */
  maxBytes: number;
  /** Number of further files allowed. */
  maxFiles: number;
}

/** First bytes of images, as Latin-1. */
const signatures: readonly (readonly [type: string, bytes: RegExp])[] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG/],
  ['image/webp', /^RIFF.{4}WEBP/s],
  ['image/gif', /^GIF8/],
];

/** The type by the file's first bytes. Systems and messengers declare images as '', image/jpg or application/octet-stream. */
async function typeOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const text = String.fromCharCode(...bytes);
  return signatures.find(([, signature]) => signature.test(text))?.[0] ?? file.type.toLowerCase();
}

/** True for one of the accepted kinds. A file whose bytes cannot be read keeps its declared type. */
export async function isAccepted(file: File, accept: readonly string[]): Promise<boolean> {
  if (accept.length === 0) return true;
  const name = file.name.toLowerCase();
  const type = await typeOf(file).catch(() => file.type.toLowerCase());
  return accept.some((entry) => {
    const kind = entry.trim().toLowerCase();
    if (kind.startsWith('.')) return name.endsWith(kind);
    if (kind.endsWith('/*')) return type.startsWith(kind.slice(0, -1));
    return type === kind;
  });
}

/** Separates accepted files from rejected ones, each with its first reason. */
export async function sortFiles(
  files: readonly File[],
  { accept, maxBytes, maxFiles }: FileLimits,
): Promise<{ accepted: File[]; rejected: FileRejection[] }> {
  const accepted: File[] = [];
  const rejected: FileRejection[] = [];
  const areOfKind = await Promise.all(files.map((file) => isAccepted(file, accept)));
  for (const [index, file] of files.entries()) {
    if (areOfKind[index] !== true) rejected.push({ file, reason: 'type' });
    else if (file.size === 0) rejected.push({ file, reason: 'empty' });
    else if (file.size > maxBytes) rejected.push({ file, reason: 'size' });
    else if (accepted.length >= maxFiles) rejected.push({ file, reason: 'count' });
    else accepted.push(file);
  }
  return { accepted, rejected };
}
