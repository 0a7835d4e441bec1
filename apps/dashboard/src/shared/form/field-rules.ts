import { whenReachable } from '../routing/when-reachable';
import type { PhoneCountries } from './phone-problem';

/** A code of the namespace `errors`. */
export type Violation = string | undefined;

/** A required phone number in E.164 that its country's numbering plan allows. The plans (34 KiB) load with the first number, not with the page. */
export async function phoneRule(phone: string, countries?: PhoneCountries): Promise<Violation> {
  if (phone === '') return 'required';
  const { checkPhone } = await whenReachable(() => import('./phone-plan'));
  return checkPhone(phone, countries);
}
