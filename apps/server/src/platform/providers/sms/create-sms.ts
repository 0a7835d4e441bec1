import path from 'node:path';
import type { Config } from '../../config/config';
import type { Db } from '../../db/client';
import { createEskiz } from './eskiz';
import { createOutbox } from './outbox';
import type { SmsProvider } from './sms-provider';

export const outboxFile = (config: Config) => path.join(config.DATA_DIR, 'outbox.log');

export function createSms(config: Config, db: Db): SmsProvider {
  switch (config.SMS_PROVIDER) {
    case 'outbox':
      return createOutbox({ db, file: outboxFile(config) });
    case 'eskiz':
      return createEskiz({
        baseUrl: config.ESKIZ_URL,
        email: config.ESKIZ_EMAIL ?? '',
        password: config.ESKIZ_PASSWORD ?? '',
        from: config.ESKIZ_FROM,
      });
    default:
      return config.SMS_PROVIDER satisfies never;
  }
}
