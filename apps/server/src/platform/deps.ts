import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config';
import type { Language } from './values/language';
import type { UserId } from './values/owner';
import type { BaseDeps } from './jobs/base-deps';
import type { MediaStore } from './media/media-store';
import type { RemoteFiles } from './media/remote-files';
import type { PaymentProvider } from './providers/payments/payment-provider';
import type { PushProvider } from './providers/push/push-provider';
import type { SmsProvider } from './providers/sms/sms-provider';

/** What every module may use; a test replaces what it wants. */
export interface Deps extends BaseDeps {
  media: MediaStore;
  /** Images of the marketplace, by address. */
  remoteFiles: RemoteFiles;
  sms: SmsProvider;
  demo: Demo;
  /** Undefined where push is off. */
  push: PushProvider | undefined;
  /** Undefined where payments by card are off. */
  payments: PaymentProvider | undefined;
}

/** The demo dealership as the server meets it. `apps/server/demo` is the one that ships; server.ts brings it. */
export interface Demo {
  /** Registers the timer of its images and, where DEMO is on, fills it into an empty database. Before the timers start. */
  prepare(deps: Deps): Promise<void>;
  /** The demo dealer of a language; undefined without DEMO, and in a database that had other accounts before it. */
  findDealer(
    deps: Pick<Deps, 'config' | 'db'>,
    language?: Language,
  ): Promise<{ id: UserId; phone: string; password: string } | undefined>;
  /**
   * Lets the demo buyer and the demo moderator come by, over HTTP like anybody else. Call it once the server listens.
   * @returns what sends them away; the server does not wait for it
   */
  inviteGuests(
    config: Pick<Config, 'DEMO_BUYER' | 'SERVICE_KEY'>,
    app: Pick<FastifyInstance, 'server' | 'log'>,
  ): () => void;
}
