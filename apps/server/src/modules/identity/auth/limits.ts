import { addressBucket } from '../../../platform/limits/address-bucket';
import { inSeconds } from '../../../platform/values/clock';
import type { Limit } from '../../../platform/http/limits.repository';
import type { Tryer } from './clients';

const { minute, hour, day } = inSeconds;

/** Seconds until a code can be sent again (specification, decisions §3). */
export const resendSeconds = minute;

/**
 * Of an SMS: once a minute and five a day a number, ten an hour an address. Whom the number knows has minute and day of their own, so that
 * strangers cannot use them up. In this order everywhere, so that two requests never wait for each other's counters.
 */
export function codeLimits(phone: string, address: string, { who, isKnown }: Tryer): Limit[] {
  const subject = isKnown ? `${phone}:${who}` : phone;
  return [
    { bucket: `code-minute:${subject}`, max: 1, seconds: resendSeconds },
    { bucket: `code-day:${subject}`, max: 5, seconds: day },
    { bucket: `code-address:${addressBucket(address)}`, max: 10, seconds: hour },
  ];
}

/** Of asking where to go next: nothing is sent, but nobody should walk through all numbers. */
export const phoneCheckLimits = (phone: string, address: string): Limit[] => [
  { bucket: `check:${phone}:${addressBucket(address)}`, max: 30, seconds: hour },
  { bucket: `check-address:${addressBucket(address)}`, max: 100, seconds: hour },
];

/** Of looks at the demonstration. */
export const visitLimits = (address: string): Limit[] => [
  { bucket: `visit-address:${addressBucket(address)}`, max: 10, seconds: hour },
];

/** Of passwords from one address, over all numbers, and at one number by all strangers together; each of them rests after five wrong ones. */
export const passwordLimits = (phone: string, address: string, { isKnown }: Tryer): Limit[] => [
  { bucket: `password-address:${addressBucket(address)}`, max: 100, seconds: hour },
  ...(isKnown ? [] : [{ bucket: `password-strangers:${phone}`, max: 30, seconds: hour }]),
];

/** Of codes tried from one address, over all numbers; each client rests at a number after five wrong ones. */
export const verifyLimits = (address: string): Limit[] => [
  { bucket: `verify-address:${addressBucket(address)}`, max: 100, seconds: hour },
];
