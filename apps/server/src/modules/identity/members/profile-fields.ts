import type { Row } from '../../../platform/db/tables';
import { fieldMap } from '../../../platform/http/field-map';

type TextColumn =
  | 'full_name'
  | 'username'
  | 'company_name'
  | 'tin'
  | 'email'
  | 'telegram'
  | 'language';

export const profileFields = fieldMap<Pick<Row<'business_users'>, TextColumn>>()({
  full_name: ['full_name'],
  username: ['username'],
  company_name: ['company_name'],
  tin: ['tin'],
  email: ['email'],
  telegram: ['telegram'],
  language: ['language'],
});

export type ProfileChanges = Partial<ReturnType<typeof profileFields.fieldsOf>> & {
  profile_pic?: string | null | undefined;
};
