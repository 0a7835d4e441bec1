/** The contract's maximum text length and number of images. */
export const messageLimits = { text: 4000, photos: 10 } as const;

/** A photo of a message. Its file stays on the device until the server has it. */
export interface OutboxPhoto {
  key: string;
  name: string;
  file: Blob;
  /** Id of the uploaded image; absent until then. */
  imageId?: string;
  /** Code of the namespace `errors` when the server rejected it. Absent while it may be sent. */
  refusal?: string;
}

/** A message as the device keeps it until the server has it. */
export interface OutboxRecord {
  /** The contract's `client_id`: repeated sends arrive once. */
  clientId: string;
  roomId: number;
  text: string;
  photos: readonly OutboxPhoto[];
  /** RFC 3339, by the server's clock as far as it is known. */
  createdAt: string;
  /** Increases with each message of this user on this device. */
  order: number;
  /** Code of the namespace `errors` when the user must act. Absent while it is to be sent. */
  failure?: string;
  /**
   * Code of the namespace `errors` after several failed attempts. It is still retried, later messages of its room wait
   * behind it, and the user may discard it.
   */
  stuck?: string;
}

/** An unsent message, for the screen. */
export interface OutgoingMessage {
  clientId: string;
  roomId: number;
  text: string;
  photos: readonly OutgoingPhoto[];
  createdAt: string;
  /**
   * `waiting` is sent automatically (offline, server busy, signed out); `blocked` too once the server can accept it,
   * and may be discarded; `failed` waits for retry or discard; `leaving` is discarded and removed when the running
   * attempt ends, unless that delivers it.
   */
  state: 'sending' | 'waiting' | 'blocked' | 'failed' | 'leaving';
  /** Code of the namespace `errors`, for a failed or blocked message. */
  code: string | undefined;
  /** False when the device could not store it: it exists only as long as this page. */
  isKept: boolean;
}

export interface OutgoingPhoto {
  key: string;
  name: string;
  /** Object URL of the file. */
  src: string;
  /** Fraction sent so far, 0..1; 1 once the server has it. */
  share: number;
  /** Code of the namespace `errors` when the server rejected it. */
  refusal: string | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** True when a stored value is a photo of this version's shape. */
export function isOutboxPhoto(value: unknown): value is OutboxPhoto {
  return (
    isRecord(value) &&
    typeof value['key'] === 'string' &&
    typeof value['name'] === 'string' &&
    value['file'] instanceof Blob &&
    ['string', 'undefined'].includes(typeof value['imageId']) &&
    ['string', 'undefined'].includes(typeof value['refusal'])
  );
}

/** True when a stored value is a complete message of this version's shape. */
export function isOutboxRecord(value: unknown): value is OutboxRecord {
  return (
    isRecord(value) &&
    typeof value['clientId'] === 'string' &&
    typeof value['roomId'] === 'number' &&
    typeof value['text'] === 'string' &&
    typeof value['createdAt'] === 'string' &&
    typeof value['order'] === 'number' &&
    ['string', 'undefined'].includes(typeof value['failure']) &&
    ['string', 'undefined'].includes(typeof value['stuck']) &&
    Array.isArray(value['photos']) &&
    value['photos'].every(isOutboxPhoto)
  );
}

/** Orders messages by the time they were written. */
export const byOrder = (one: OutboxRecord, other: OutboxRecord): number =>
  one.order - other.order || (one.clientId < other.clientId ? -1 : 1);

/** Removes the mark of earlier failed attempts. */
export function withoutStuck({ stuck: _stuck, ...record }: OutboxRecord): OutboxRecord {
  return record;
}

/** The state of a message, for the screen. */
export function stateOf(
  { failure, stuck }: OutboxRecord,
  now: { isLeaving: boolean; isSending: boolean; isResting: boolean },
): OutgoingMessage['state'] {
  if (now.isLeaving) return 'leaving';
  if (failure !== undefined) return 'failed';
  // Stays blocked during another attempt, so that the user's buttons do not flicker.
  if (stuck !== undefined) return 'blocked';
  return now.isResting && !now.isSending ? 'waiting' : 'sending';
}
