/** A data-only message for one device: the page or its worker renders the notification. */
export interface PushMessage {
  /** Of the device, by the push provider. */
  token: string;
  platform: 'web' | 'android' | 'ios';
  /** Seconds that the provider keeps it for a device that is away. */
  timeToLive: number;
  data: {
    notification_id: string;
    title: string;
    body: string;
    /** Path of the dashboard that a click opens. */
    link: string;
    /** A later notification with the same tag takes the earlier one's place on the device. */
    tag: string;
  };
}

/** What became of a message. `reason` is for the log and names neither token nor text. */
export type PushOutcome =
  | { kind: 'sent' }
  /** The token is of nobody any more, or was never ours: forget it. */
  | { kind: 'dead'; reason: string }
  /** Rejected for now and surely not delivered: try again, after `retryAfter` seconds where the provider said so. */
  | { kind: 'later'; reason: string; retryAfter?: number }
  /** Rejected for good, or nobody knows whether it was delivered: a second try could ring twice. */
  | { kind: 'failed'; reason: string };

export interface PushProvider {
  /** Never throws: what happened is the response. */
  send(message: PushMessage): Promise<PushOutcome>;
}
