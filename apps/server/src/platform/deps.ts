import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config';
import type { Language } from './values/language';
import type { UserId } from './values/owner';
import type { BaseDeps } from './jobs/base-deps';
import type { MediaStore } from './media/media-store';
import type { FeedFetcher } from './media/feed-fetcher';
import type { RemoteFiles } from './media/remote-files';
import type { PaymentProvider } from './providers/payments/payment-provider';
import type { PushProvider } from './providers/push/push-provider';
import type { SmsProvider } from './providers/sms/sms-provider';
import type { TelegramProvider } from './providers/telegram/telegram-provider';

/** Tests may replace any of them. */
export interface Deps extends BaseDeps {
  media: MediaStore;
  remoteFiles: RemoteFiles;
  feedFetcher: FeedFetcher;
  sms: SmsProvider;
  demo: Demo;
  /** Undefined when push is off. */
  push: PushProvider | undefined;
  /** Undefined when card payments are off. */
  payments: PaymentProvider | undefined;
  /** Undefined when Telegram is off. */
  telegram: TelegramProvider | undefined;
}

/** `apps/server/demo` implements it, and server.ts passes it in. */
export interface Demo {
  /** Registers the timer of its images and, when DEMO is on, fills an empty database. Call it before the timers start. */
  prepare(deps: Deps): Promise<void>;
  /** Undefined without DEMO, and when the database already had other accounts. */
  findDealer(
    deps: Pick<Deps, 'config' | 'db'>,
    language?: Language,
  ): Promise<{ id: UserId; phone: string; password: string } | undefined>;
  /** Demo buyer and moderator use HTTP like any client. Call it once the server listens. @returns a function that stops them */
  inviteGuests(
    config: Pick<Config, 'DEMO_BUYER' | 'SERVICE_KEY'>,
    app: Pick<FastifyInstance, 'server' | 'log'>,
  ): () => void;
}
