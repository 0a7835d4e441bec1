import { isApiError } from '@karvon/api/errors';
import { deleteDevice, getDevice, putDevice } from '@karvon/api/main/devices';
import { currentLanguage } from '../i18n/i18n';
import { readProfile } from '../session/profile';
import { readStored, removeStored, storageKeys, writeStored } from '../session/storage';
import { fingerprint } from '../session/fingerprint';
import { day } from '../time';

/** Milliseconds after which the device is registered again (contract). */
const putAfter = 7 * day;

/** Registered values as one text. A change of any registers the device again. */
const deviceKey = (token: string | null) =>
  JSON.stringify([readProfile()?.access.slice(-8), fingerprint(), token, currentLanguage()]);

function hasInfo(text: string): boolean {
  const [at = '', ...rest] = (readStored(storageKeys.registeredDevice) ?? '').split(' ');
  const age = Date.now() - Number(at);
  return rest.join(' ') === text && age >= 0 && age < putAfter;
}

/** Registers this device with our server, unless it is registered. A failure is retried with the next visit. */
export async function registerDevice(token: string | null): Promise<void> {
  const text = deviceKey(token);
  if (readProfile() === undefined || hasInfo(text)) return;
  const language = currentLanguage();
  await putDevice(fingerprint(), { push_token: token, language, platform: 'web' });
  writeStored(storageKeys.registeredDevice, `${Date.now()} ${text}`);
}

/**
 * True when the server still has the registered token: the push provider drops tokens without notifying the device.
 * @returns true also when nothing was registered, or the server cannot be reached
 */
export async function isTokenKept(token: string): Promise<boolean> {
  if (readProfile() === undefined || !hasInfo(deviceKey(token))) return true;
  try {
    return (await getDevice(fingerprint())).push;
  } catch (error) {
    if (isApiError(error, 'not_found')) removeStored(storageKeys.registeredDevice);
    return true;
  }
}

export async function forgetDevice(): Promise<void> {
  if (readStored(storageKeys.registeredDevice) === null) return;
  removeStored(storageKeys.registeredDevice);
  await deleteDevice(fingerprint());
}
