/** A data-only message for one device: the page or its worker renders the notification. */
export interface PushMessage {
  token: string;
  platform: 'web' | 'android' | 'ios';
  /** Seconds that the provider keeps it for an offline device. */
  timeToLive: number;
  data: {
    notification_id: string;
    title: string;
    body: string;
    /** Dashboard path that a click opens. */
    link: string;
    /** A later notification with the same tag replaces the earlier one on the device. */
    tag: string;
  };
}

/** Outcome of a message. `reason` is for the log and contains neither token nor text. */
export type PushOutcome =
  | { kind: 'sent' }
  /** The token is expired or was never ours: forget it. */
  | { kind: 'dead'; reason: string }
  /** Rejected temporarily and surely not delivered: retry, after `retryAfter` seconds when the provider said so. */
  | { kind: 'later'; reason: string; retryAfter?: number }
  /** Rejected permanently, or delivery is unknown: a retry could notify twice. */
  | { kind: 'failed'; reason: string };

export interface PushProvider {
  /** Never throws: errors are outcomes. */
  send(message: PushMessage): Promise<PushOutcome>;
}
