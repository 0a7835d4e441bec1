import { storedLanguage } from '../i18n/languages';
import { readProfile } from '../session/profile';
import { pageBuild } from './page-build';
import { day } from '../time';

/** Milliseconds after which a response is no longer shown. */
export const longestKept = 7 * day;

/** Key prefix of kept responses: member, build and language. Undefined when nothing may be kept. */
export function keptOwner(): string | undefined {
  const id = readProfile()?.business_user.id;
  if (id === undefined) return undefined;
  const build = pageBuild();
  return build === undefined ? undefined : `${String(id)}/${build}/${storedLanguage()}/`;
}
