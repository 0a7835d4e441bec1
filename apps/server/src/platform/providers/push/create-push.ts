import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../values/clock';
import { type Config, ConfigError } from '../../config/config';
import { createFcm } from './fcm';
import type { PushProvider } from './push-provider';
import { readServiceAccount } from './service-account';

/** Undefined when push is off. @throws ConfigError for an unusable service account, or one of another project than the pages use */
export function createPush(
  config: Config,
  { clock, log }: { clock: Clock; log: Pick<FastifyBaseLogger, 'info'> },
): PushProvider | undefined {
  switch (config.PUSH_PROVIDER) {
    case 'none':
      log.info('push.off');
      return undefined;
    case 'fcm': {
      const account = readServiceAccount(config.FCM_SERVICE_ACCOUNT ?? '');
      const project = config.FIREBASE_PROJECT_ID;
      // Tokens of one project are rejected to another: no notification would ever arrive.
      if (project !== undefined && project !== account.project_id)
        throw new ConfigError('FIREBASE_PROJECT_ID: is another project than FCM_SERVICE_ACCOUNT');
      return createFcm({ account, clock, baseUrl: config.FCM_URL });
    }
    default:
      return config.PUSH_PROVIDER satisfies never;
  }
}
