import * as z from 'zod/mini';
import { phoneProblem } from '../../form/phone-problem';
import { formatPhone } from '../../format/phone';
import type { TextKey } from '../../i18n/use-text';
import type { FieldKind } from './field-kinds';

/** Phone numbers in E.164. Empty numbers are not sent. */
export const phonesField = (label: TextKey): FieldKind<string[], readonly string[], string[]> => ({
  label,
  format: (phones) => phones.map(formatPhone).join(', '),
  identity: (phones) => phones.filter((phone) => phone !== ''),
  shape: z.array(z.string()),
  empty: [],
  from: (phones) => [...phones],
  to: (phones) => phones.filter((phone) => phone !== ''),
  limited: () => undefined,
});

export const phoneProblems = (phones: readonly string[]): Record<string, string | undefined> =>
  Object.fromEntries(
    phones.map((phone, at) => [
      `additional_phones.${String(at)}`,
      phone === ''
        ? undefined
        : (phoneProblem(phone, 'any') ?? (phones.indexOf(phone) === at ? undefined : 'duplicate')),
    ]),
  );
