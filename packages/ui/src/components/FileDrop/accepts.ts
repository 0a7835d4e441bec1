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
  /** How many more files are allowed. */
  maxFiles: number;
}

/** Whether a file is one of the accepted kinds. Some systems give no type: then its ending speaks. */
export function isAccepted(file: Pick<File, 'name' | 'type'>, accept: readonly string[]): boolean {
  if (accept.length === 0) return true;
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return accept.some((entry) => {
    const kind = entry.trim().toLowerCase();
    if (kind.startsWith('.')) return name.endsWith(kind);
    if (kind.endsWith('/*')) return type.startsWith(kind.slice(0, -1));
    return type === kind;
  });
}

/** Parts files into the ones to take and the others, each with its first reason. */
export function sortFiles(files: readonly File[], { accept, maxBytes, maxFiles }: FileLimits) {
  const accepted: File[] = [];
  const rejected: FileRejection[] = [];
  for (const file of files) {
    if (!isAccepted(file, accept)) rejected.push({ file, reason: 'type' });
    else if (file.size === 0) rejected.push({ file, reason: 'empty' });
    else if (file.size > maxBytes) rejected.push({ file, reason: 'size' });
    else if (accepted.length >= maxFiles) rejected.push({ file, reason: 'count' });
    else accepted.push(file);
  }
  return { accepted, rejected };
}
