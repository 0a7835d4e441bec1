import type { BusinessProfile, BusinessUpdate } from '@karvon/api/main';
import { shapeRule } from '../../shared/form/field-rules';
import { defineForm } from '../../shared/resource/form/define-form';
import { textField } from '../../shared/resource/form/field-kinds';
import { fieldSet, type FieldValuesOf } from '../../shared/resource/form/field-set';

/** Rules are the server's (contract, `BusinessUpdate`); only the names are required (specification §5). */
const profile = fieldSet({
  full_name: textField({ label: 'profile:fields.full_name', isRequired: true, max: 120 }),
  username: textField({
    label: 'profile:fields.username',
    isRequired: true,
    rule: (name) => (/^[a-z][a-z0-9_.]{2,31}$/.test(name) ? undefined : 'username_invalid'),
  }),
  company_name: textField({ label: 'profile:fields.company_name', max: 200 }),
  tin: textField({
    label: 'profile:fields.tin',
    clean: (tin) => tin.replace(/[\s.-]/g, ''),
    rule: (tin) => shapeRule(tin, /^(\d{9}|\d{14})$/, 'tin_invalid'),
  }),
  email: textField({
    label: 'profile:fields.email',
    clean: (email) => email.replace(/^\s*mailto:|\s/g, ''),
    rule: (email) => shapeRule(email, /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, 'email_invalid'),
  }),
  telegram: textField({
    label: 'profile:fields.telegram',
    clean: (name) => name.replace(/^\s*(?:https?:\/\/)?(?:t\.me\/|@)|\s/g, ''),
    rule: (name) => shapeRule(name, /^[A-Za-z][A-Za-z0-9_]{4,31}$/, 'telegram_invalid'),
  }),
});

type ProfileValues = FieldValuesOf<typeof profile>;

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

/** The profile of who is signed in; it is made by signing up. */
export const profileForm = defineForm({
  ...profile,
  name: 'profile',
  version: 2,
  from: (one: BusinessProfile) => profile.from(one),
  toCreate: () => undefined,
  toUpdate,
});
