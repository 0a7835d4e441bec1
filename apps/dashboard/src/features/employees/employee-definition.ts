import type { Employee, EmployeeCreate } from '@karvon/api/main';
import * as z from 'zod/mini';
import { phoneRule, textRule } from '../../shared/form/field-rules';
import { formatPhone } from '../../shared/format/phone';
import {
  fileOf,
  imageId,
  imageRule,
  imageShape,
  resumeImage,
  thumbnailOf,
  toImageValue,
} from '../../shared/photos/image-value';
import { changedFields } from '../../shared/resource/form/changed-fields';
import { defineForm } from '../../shared/resource/form/define-form';

const employeeValues = z.object({
  profile_pic: imageShape,
  full_name: z.string(),
  phone: z.string(),
  position: z.string(),
  /** Empty for all showrooms. */
  avtosalons: z.array(z.number()),
  /** In effect while the owner has switched roles on. */
  role: z.enum(['manager', 'seller']),
  invite: z.boolean(),
});

export type EmployeeValues = z.infer<typeof employeeValues>;

const empty: EmployeeValues = {
  profile_pic: null,
  full_name: '',
  phone: '',
  position: '',
  avtosalons: [],
  role: 'seller',
  invite: true,
};

/** What can be changed later too: the phone is the key of an employee and stays. */
const toBody = ({ full_name, position, avtosalons, role, profile_pic }: EmployeeValues) => ({
  full_name: full_name.trim(),
  position: position.trim(),
  avtosalons,
  role,
  profile_pic: imageId(profile_pic) ?? null,
});

function toCreate(values: EmployeeValues): EmployeeCreate {
  const { profile_pic, ...body } = toBody(values);
  const { phone, invite } = values;
  return { ...body, phone, invite, ...(profile_pic !== null && { profile_pic }) };
}

function fromEmployee({ profile_pic, avtosalons, role, ...employee }: Employee): EmployeeValues {
  const { full_name, phone, position } = employee;
  return {
    profile_pic: profile_pic === undefined ? null : toImageValue(profile_pic),
    full_name,
    phone,
    position,
    avtosalons: avtosalons.map(({ id }) => id),
    // The owner's is not asked for.
    role: role === 'manager' ? 'manager' : 'seller',
    invite: true,
  };
}

/** A person to invite, and what may be changed of one who is there. */
export const employeeForm = defineForm({
  name: 'employee',
  version: 2,
  values: employeeValues,
  empty: () => empty,
  from: fromEmployee,
  toCreate,
  toUpdate: (values, before) => changedFields(toBody(before), toBody(values)),
  rules: async ({ full_name, phone, profile_pic }) => ({
    profile_pic: profile_pic === null ? undefined : imageRule(profile_pic),
    full_name: textRule(full_name, 200),
    phone: await phoneRule(phone),
  }),
  fields: {
    profile_pic: {
      label: 'employees:form.photo',
      identity: imageId,
      format: (value, { t }) => ({ text: t('employees:form.photo'), image: thumbnailOf(value) }),
    },
    full_name: { label: 'employees:form.name', isRequired: true },
    phone: { label: 'employees:col.phone', isRequired: true, format: formatPhone },
    position: { label: 'employees:form.position' },
    avtosalons: { label: 'employees:form.salons' },
    role: {
      label: 'employees:role.label',
      format: (value, { t }) => t(`employees:role.${value}`),
    },
    invite: { label: 'employees:form.send' },
  },
  files: ({ profile_pic }) => fileOf(profile_pic),
  restore: (values) => ({ ...values, profile_pic: resumeImage(values.profile_pic) }),
});
