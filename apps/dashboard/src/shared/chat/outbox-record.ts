export const messageLimits = { text: 4000, photos: 10 } as const;

export interface OutboxPhoto {
  key: string;
  name: string;
  file: Blob;
  imageId?: string;
  refusal?: string;
}

export interface OutboxRecord {
  /** The contract's `client_id`: the server stores repeated sends once. */
  clientId: string;
  roomId: number;
  text: string;
  photos: readonly OutboxPhoto[];
  /** RFC 3339, by the server's clock when known. */
  createdAt: string;
  /** Increases with each message of this user on this device. */
  order: number;
  failure?: string;
  /** Code in the namespace `errors` after several failed attempts. The message is still retried, and later ones of its room wait. */
  stuck?: string;
}

export interface OutgoingMessage {
  clientId: string;
  roomId: number;
  text: string;
  photos: readonly OutgoingPhoto[];
  createdAt: string;
  /** `waiting` and `blocked` are retried automatically; `failed` waits for the user; `leaving` is removed when its running attempt ends. */
  state: 'sending' | 'waiting' | 'blocked' | 'failed' | 'leaving';
  code: string | undefined;
  /** False when the device could not store the message: a reload loses it. */
  isKept: boolean;
}

export interface OutgoingPhoto {
  key: string;
  name: string;
  src: string;
  /** Fraction sent so far, 0..1; 1 once the server has it. */
  share: number;
  refusal: string | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

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

export const byOrder = (one: OutboxRecord, other: OutboxRecord): number =>
  one.order - other.order || (one.clientId < other.clientId ? -1 : 1);

export function withoutStuck({ stuck: _stuck, ...record }: OutboxRecord): OutboxRecord {
  return record;
}

export function stateOf(
  { failure, stuck }: OutboxRecord,
  now: { isLeaving: boolean; isSending: boolean; isResting: boolean },
): OutgoingMessage['state'] {
  if (now.isLeaving) return 'leaving';
  if (failure !== undefined) return 'failed';
  // The state stays `blocked` during another attempt, so that the user's buttons do not flicker.
  if (stuck !== undefined) return 'blocked';
  return now.isResting && !now.isSending ? 'waiting' : 'sending';
}
