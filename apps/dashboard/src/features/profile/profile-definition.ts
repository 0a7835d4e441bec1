import type { BusinessProfile } from '@karvon/api/main';
import { UpdateBusinessBody } from '@karvon/api/zod/main/business';
import { defineForm } from '../../shared/resource/form/define-form';
import { optionalTextField, textField } from '../../shared/resource/form/field-kinds';
import { fieldSet } from '../../shared/resource/form/field-set';

const profile = fieldSet(UpdateBusinessBody, {
  full_name: textField({ label: 'profile:fields.full_name', isRequired: true }),
  username: textField({
    label: 'profile:fields.username',
    isRequired: true,
    missing: 'username_invalid',
    invalid: 'username_invalid',
  }),
  company_name: optionalTextField({ label: 'profile:fields.company_name' }),
  tin: optionalTextField({
    label: 'profile:fields.tin',
    clean: (tin) => tin.replace(/[\s.-]/g, ''),
    invalid: 'tin_invalid',
  }),
  email: optionalTextField({
    label: 'profile:fields.email',
    clean: (email) => email.replace(/^\s*mailto:|\s/g, ''),
    invalid: 'email_invalid',
  }),
  telegram: optionalTextField({
    label: 'profile:fields.telegram',
    clean: (name) => name.replace(/^\s*(?:https?:\/\/)?(?:t\.me\/|@)|\s/g, ''),
    invalid: 'telegram_invalid',
  }),
});

/** Registration creates the profile. The contract requires the name in every update. */
export const profileForm = defineForm({
  ...profile,
  name: 'profile',
  version: 2,
  from: (one: BusinessProfile) => profile.from(one),
  toCreate: () => undefined,
  toUpdate: (values, before) => {
    const changes = profile.changes(values, before);
    return changes && { ...changes, full_name: values.full_name.trim() };
  },
});
