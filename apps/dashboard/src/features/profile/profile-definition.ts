import type { BusinessProfile, BusinessUpdate } from '@karvon/api/main';
import * as z from 'zod/mini';
import { shapeRule, textRule } from '../../shared/form/field-rules';
import { defineForm } from '../../shared/resource/form/define-form';

const profileValues = z.object({
  full_name: z.string(),
  username: z.string(),
  company_name: z.string(),
  tin: z.string(),
  email: z.string(),
  telegram: z.string(),
});

type ProfileValues = z.infer<typeof profileValues>;

/** What can be emptied; the server then has none. */
const optional = ['company_name', 'tin', 'email', 'telegram'] as const;

/** What was changed here, and the name, which is always sent; undefined when nothing was. */
function toUpdate(values: ProfileValues, before: ProfileValues): BusinessUpdate | undefined {
  const update: BusinessUpdate = { full_name: values.full_name.trim() };
  if (values.username !== before.username) update.username = values.username;
  for (const field of optional) {
    if (values[field] !== before[field]) update[field] = values[field].trim() || null;
  }
  const isSame = update.full_name === before.full_name && Object.keys(update).length === 1;
  return isSame ? undefined : update;
}

/** The profile of who is signed in. Rules are the server's (contract, `BusinessUpdate`); only the names are required (specification §5). */
export const profileForm = defineForm({
  name: 'profile',
  version: 2,
  values: profileValues,
  empty: (): ProfileValues => {
    throw new Error('A profile is made by signing up.');
  },
  from: (profile: BusinessProfile) => ({
    full_name: profile.full_name,
    username: profile.username,
    company_name: profile.company_name ?? '',
    tin: profile.tin ?? '',
    email: profile.email ?? '',
    telegram: profile.telegram ?? '',
  }),
  toCreate: () => undefined,
  toUpdate,
  rules: (values) => ({
    full_name: textRule(values.full_name, 120),
    username: /^[a-z][a-z0-9_.]{2,31}$/.test(values.username) ? undefined : 'username_invalid',
    company_name: values.company_name.length > 200 ? 'max_length:200' : undefined,
    tin: shapeRule(values.tin, /^(\d{9}|\d{14})$/, 'tin_invalid'),
    email: shapeRule(values.email, /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, 'email_invalid'),
    telegram: shapeRule(values.telegram, /^[A-Za-z][A-Za-z0-9_]{4,31}$/, 'telegram_invalid'),
  }),
  fields: {
    full_name: { label: 'profile:fields.full_name', isRequired: true },
    username: { label: 'profile:fields.username', isRequired: true },
    company_name: { label: 'profile:fields.company_name' },
    tin: { label: 'profile:fields.tin' },
    email: { label: 'profile:fields.email' },
    telegram: { label: 'profile:fields.telegram' },
  },
});
