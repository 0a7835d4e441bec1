/** The contract's longest message and most images. */
export const messageLimits = { text: 4000, photos: 10 } as const;

/** A photo that goes with a message; its file stays on the device until the server has it. */
export interface OutboxPhoto {
  key: string;
  name: string;
  file: Blob;
  /** Id of the uploaded image; absent until then. */
  imageId?: string;
  /** Why the server will not have it: a code of the namespace `errors`. Absent while it may be sent. */
  refusal?: string;
}

/** A message as the device keeps it until the server has it. */
export interface OutboxRecord {
  /** The contract's `client_id`: however often it goes out, it arrives once. */
  clientId: string;
  roomId: number;
  text: string;
  photos: readonly OutboxPhoto[];
  /** RFC 3339, by the server's clock as far as it is known. */
  createdAt: string;
  /** Rises with each message of this user on this device. */
  order: number;
  /** Why it waits for the person: a code of the namespace `errors`. Absent while it is to be sent. */
  failure?: string;
  /**
   * Why the server could not take it, several times over: a code of the namespace `errors`. It is tried on, the later ones of its room
   * wait behind it, and the user may discard it.
   */
  stuck?: string;
}

/** A message on its way, for the screen. */
export interface OutgoingMessage {
  clientId: string;
  roomId: number;
  text: string;
  photos: readonly OutgoingPhoto[];
  createdAt: string;
  /**
   * `waiting` goes out by itself (offline, server busy, signed out); `blocked` does too once the server can take it, and may be discarded;
   * `failed` waits for retry or discard; `leaving` is discarded and goes when the try under way has ended, unless that delivers it.
   */
  state: 'sending' | 'waiting' | 'blocked' | 'failed' | 'leaving';
  /** Of a failed or blocked one: a code of the namespace `errors`. */
  code: string | undefined;
  /** False where the device rejected to keep it: it lives as long as this page. */
  isKept: boolean;
}

export interface OutgoingPhoto {
  key: string;
  name: string;
  /** Object URL of the file. */
  src: string;
  /** Sent so far, 0..1; 1 once the server has it. */
  share: number;
  /** Why the server will not have it: a code of the namespace `errors`. */
  refusal: string | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether a stored value is a photo of ours. */
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

/** Whether a stored value is a message of ours: what another version wrote, or half of one, is none. */
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

/** In the order in which they were written. */
export const byOrder = (one: OutboxRecord, other: OutboxRecord): number =>
  one.order - other.order || (one.clientId < other.clientId ? -1 : 1);

/** One that is to be tried once more as if it had never been in vain. */
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
  // Stays so while it is tried once more: the user's buttons do not come and go.
  if (stuck !== undefined) return 'blocked';
  return now.isResting && !now.isSending ? 'waiting' : 'sending';
}
