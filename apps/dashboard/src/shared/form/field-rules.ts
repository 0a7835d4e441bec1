import { whenReachable } from '../routing/when-reachable';
import type { PhoneCountries } from './phone-problem';

export type Violation = string | undefined;

/** Requires a phone number that its country's numbering plan allows. The plans (34 KiB) load with the first number. */
export async function phoneRule(phone: string, countries?: PhoneCountries): Promise<Violation> {
  if (phone === '') return 'required';
  const { checkPhone } = await whenReachable(() => import('./phone-plan'));
  return checkPhone(phone, countries);
}
