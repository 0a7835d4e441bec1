import { isApiError } from '@karvon/api/errors';
import type { FileRejection } from '@karvon/ui/FileDrop';
import { useEffect, useRef, useState } from 'react';
import { uploadPhoto } from '../../../shared/photos/upload-photo';
import { toPicture, type PictureValue } from './avtosalon-form-values';

/** A file that is being sent, or was not. */
export interface PictureJob {
  file: File;
  /** Address of the file itself, to look at meanwhile. */
  src: string;
  /** Share that is sent, 0..1. */
  progress: number;
  error?: unknown;
}

export interface PictureUpload {
  job: PictureJob | undefined;
  /** Code of the namespace `errors`: the chosen file cannot be taken at all. */
  refusal: string | undefined;
  start: (file: File) => void;
  refuse: (rejections: readonly FileRejection[]) => void;
  retry: () => void;
  remove: () => void;
}

const refusals = {
  type: 'file_type_not_supported',
  size: 'file_too_large',
  empty: 'file_broken',
  count: undefined,
} as const satisfies Record<FileRejection['reason'], string | undefined>;

/** Sends one picture of the form, with progress, again if need be. The form's value says whether there is one. */
export function usePicture(onChange: (value: PictureValue) => void): PictureUpload {
  const [job, setJob] = useState<PictureJob>();
  const [refusal, setRefusal] = useState<string>();
  const sending = useRef<AbortController>(undefined);

  // Outside system: the upload ends with the field.
  useEffect(() => () => sending.current?.abort(), []);
  const src = job?.src;
  // Outside system: the address of the file.
  useEffect(() => (src === undefined ? undefined : () => URL.revokeObjectURL(src)), [src]);

  const send = async (next: PictureJob) => {
    sending.current?.abort();
    const abort = new AbortController();
    sending.current = abort;
    setRefusal(undefined);
    setJob({ ...next, progress: 0, error: undefined });
    onChange({ state: 'uploading' });
    try {
      const image = await uploadPhoto(next.file, 'avtosalon', {
        signal: abort.signal,
        onProgress: (progress) => setJob((now) => now && { ...now, progress }),
      });
      if (abort.signal.aborted) return;
      setJob(undefined);
      onChange(toPicture(image));
    } catch (error) {
      if (abort.signal.aborted || isApiError(error, 'aborted')) return;
      setJob((now) => now && { ...now, error });
      onChange({ state: 'failed' });
    }
  };

  return {
    job,
    refusal,
    start: (file) => void send({ file, src: URL.createObjectURL(file), progress: 0 }),
    refuse: ([first]) => setRefusal(first && refusals[first.reason]),
    retry: () => {
      if (job !== undefined) void send(job);
    },
    remove: () => {
      sending.current?.abort();
      setJob(undefined);
      setRefusal(undefined);
      onChange(null);
    },
  };
}
