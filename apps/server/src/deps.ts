import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock';
import type { Config } from './config';
import type { Db } from './db/client';
import type { Jobs } from './jobs/runner';
import type { MediaStore } from './media/media-store';
import type { RemoteFiles } from './media/remote-files';
import type { PaymentProvider } from './providers/payments/payment-provider';
import type { PushProvider } from './providers/push/push-provider';
import type { SmsProvider } from './providers/sms/sms-provider';

/** What every module may use; a test replaces what it wants. */
export interface Deps {
  config: Config;
  db: Db;
  clock: Clock;
  jobs: Jobs;
  log: FastifyBaseLogger;
  media: MediaStore;
  /** Images of the marketplace, by address. */
  remoteFiles: RemoteFiles;
  sms: SmsProvider;
  /** Undefined where push is off. */
  push: PushProvider | undefined;
  /** Undefined where payments by card are off. */
  payments: PaymentProvider | undefined;
}
