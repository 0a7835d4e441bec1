import { whenReachable } from '../routing/when-reachable';
import type { PhoneCountries } from './phone-problem';

/** A rule responds with a code of the namespace `errors`, or undefined where nothing is wrong. */
export type Violation = string | undefined;

const time = /^([01]\d|2[0-3]):[0-5]\d$/;

/** True when both texts are times and the second is not later than the first. */
export const isTimeOrderWrong = (from: string, to: string): boolean =>
  time.test(from) && time.test(to) && from >= to;

/** A required phone number in E.164 that its country's numbering plan allows. The plans (34 KiB) load with the first number, not with the page. */
export async function phoneRule(phone: string, countries?: PhoneCountries): Promise<Violation> {
  if (phone === '') return 'required';
  const { checkPhone } = await whenReachable(() => import('./phone-plan'));
  return checkPhone(phone, countries);
}
