import type { BusinessProfile, BusinessUpdate } from '@karvon/api/main';
import * as z from 'zod/mini';

/** Nothing, or a text of this shape; what a person leaves empty is taken away. */
const optional = (shape: RegExp, code: string) =>
  z.string().check(z.refine((text) => text.trim() === '' || shape.test(text.trim()), code));

/** The server's rules (contract, `BusinessUpdate`), said where something is typed. Messages are codes of `errors`. */
export const profileSchema = z.object({
  full_name: z.string().check(
    z.refine((text) => text.trim() !== '', 'required'),
    z.maxLength(120, 'max_length:120'),
  ),
  username: z.string().check(z.regex(/^[a-z][a-z0-9_.]{2,31}$/, 'username_invalid')),
  company_name: z.string().check(z.maxLength(200, 'max_length:200')),
  tin: optional(/^(\d{9}|\d{14})$/, 'tin_invalid'),
  email: optional(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, 'email_invalid'),
  telegram: optional(/^[A-Za-z][A-Za-z0-9_]{4,31}$/, 'telegram_invalid'),
});

export type ProfileValues = z.infer<typeof profileSchema>;

/** Fields in the order of the screen. */
export const profileFields = [
  'full_name',
  'username',
  'company_name',
  'tin',
  'email',
  'telegram',
] as const satisfies readonly (keyof ProfileValues)[];

/** The form of a profile. */
export function fromProfile(profile: BusinessProfile): ProfileValues {
  return {
    full_name: profile.full_name,
    username: profile.username,
    company_name: profile.company_name ?? '',
    tin: profile.tin ?? '',
    email: profile.email ?? '',
    telegram: profile.telegram ?? '',
  };
}

/** What was changed here, and the name, which is always sent; an emptied field is cleared. */
export function toUpdate(values: ProfileValues, before: ProfileValues): BusinessUpdate {
  const update: BusinessUpdate = { full_name: values.full_name.trim() };
  if (values.username !== before.username) update.username = values.username;
  for (const field of ['company_name', 'tin', 'email', 'telegram'] as const) {
    if (values[field] !== before[field]) update[field] = values[field].trim() || null;
  }
  return update;
}

/** Fields in which two forms differ. */
export function differences(one: ProfileValues, other: ProfileValues): (keyof ProfileValues)[] {
  return profileFields.filter((field) => one[field].trim() !== other[field].trim());
}
