import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { ConfigError } from '../../config/config';

const isKey = (pem: string) => {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
};

const schema = z.object({
  type: z.literal('service_account', { error: 'must be service_account' }),
  project_id: z.string().regex(/^[a-z][a-z0-9-]{4,40}$/, 'must be the id of a project'),
  private_key_id: z.string().min(1),
  private_key: z.string().refine(isKey, 'must be an RSA key in PEM'),
  client_email: z.email('must be the address of the service account'),
  token_uri: z.url({ protocol: /^https?$/ }).default('https://oauth2.googleapis.com/token'),
});

/** Format of Google's console. */
export type ServiceAccount = z.output<typeof schema>;

function textOf(setting: string): string {
  if (setting.trimStart().startsWith('{')) return setting;
  try {
    return readFileSync(setting, 'utf8');
  } catch {
    // The value is left out: a mangled key would end up in a log.
    throw new ConfigError('FCM_SERVICE_ACCOUNT: is neither JSON nor a file that can be read');
  }
}

/** @param setting JSON, or the path of a file with it @throws ConfigError with the reason, without the key */
export function readServiceAccount(setting: string): ServiceAccount {
  let value: unknown;
  try {
    value = JSON.parse(textOf(setting));
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError('FCM_SERVICE_ACCOUNT: is no JSON');
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new ConfigError(`FCM_SERVICE_ACCOUNT: ${issues.join('; ')}`);
}
