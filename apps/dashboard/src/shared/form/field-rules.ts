import { whenReachable } from '../routing/when-reachable';
import type { PhoneCountries } from './phone-problem';

/** A rule responds with a code of the namespace `errors`, or undefined where nothing is wrong. */
export type Violation = string | undefined;

/** A required text, of visible characters. @param most UTF-16 units */
export const textRule = (text: string, most: number): Violation =>
  text.trim() === '' ? 'required' : text.length > most ? `max_length:${String(most)}` : undefined;

/** Something chosen. */
export const requiredRule = (value: unknown): Violation =>
  value === null || value === undefined || value === '' ? 'required' : undefined;

/** A text of a shape, which may be left empty. @param code what is said where it has another shape */
export const shapeRule = (text: string, shape: RegExp, code: string): Violation =>
  text.trim() === '' || shape.test(text.trim()) ? undefined : code;

const time = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A required time of day, `09:00`. */
export const timeRule = (text: string): Violation =>
  text === '' ? 'required' : time.test(text) ? undefined : 'time_invalid';

/** Whether two times are in the wrong order; they are compared once both are times. */
export const isTimeOrderWrong = (from: string, to: string): boolean =>
  time.test(from) && time.test(to) && from >= to;

/** A required phone number in E.164 that its country's numbering plan allows. The plans (34 KiB) load with the first number, not with the page. */
export async function phoneRule(phone: string, countries?: PhoneCountries): Promise<Violation> {
  if (phone === '') return 'required';
  const { checkPhone } = await whenReachable(() => import('./phone-plan'));
  return checkPhone(phone, countries);
}
