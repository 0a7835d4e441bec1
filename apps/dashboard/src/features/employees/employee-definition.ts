import type { Employee } from '@karvon/api/main';
import { CreateEmployeeBody } from '@karvon/api/zod/main/employees';
import { namesFrom } from '../../shared/lookups/names-from';
import { lookupQueries } from '../../shared/lookups/queries';
import { imageField } from '../../shared/photos/image-field-kind';
import { defineForm } from '../../shared/resource/form/define-form';
import {
  choiceField,
  phoneField,
  referencesField,
  switchField,
  textField,
} from '../../shared/resource/form/field-kinds';
import { fieldSet } from '../../shared/resource/form/field-set';

const employee = fieldSet(CreateEmployeeBody, {
  profile_pic: imageField({ label: 'employees:form.photo' }),
  full_name: textField({ label: 'employees:form.name' }),
  /** The phone identifies the employee and cannot change. */
  phone: phoneField({ label: 'employees:col.phone' }),
  position: textField({ label: 'employees:form.position' }),
  avtosalons: referencesField({
    label: 'employees:form.salons',
    format: namesFrom(lookupQueries.avtosalons),
  }),
  /** Has an effect once the owner has enabled roles. The owner has no role. */
  role: choiceField(['seller', 'manager'], {
    label: 'employees:role.label',
    texts: (role) => `employees:role.${role}`,
  }),
  invite: switchField({ label: 'employees:form.send', empty: true }),
});

export const employeeForm = defineForm({
  ...employee,
  name: 'employee',
  version: 2,
  from: (one: Employee) => employee.from(one),
  toCreate: employee.body,
  toUpdate: employee.changes,
});
