import { addressBucket } from '../../../platform/limits/address-bucket';
import { inSeconds } from '../../../platform/values/clock';
import type { Limit } from '../../../platform/http/limits.repository';
import type { Tryer } from './clients';

const { minute, hour, day } = inSeconds;

/** Specification, decisions §3. */
export const resendSeconds = minute;

/**
 * Limits of SMS codes: once a minute and five a day per number, ten an hour per address. Known clients have their own minute and day
 * limits, so that strangers cannot use them up. All callers use this order, so that two requests never wait for each other's counters.
 */
export function codeLimits(phone: string, address: string, { who, isKnown }: Tryer): Limit[] {
  const subject = isKnown ? `${phone}:${who}` : phone;
  return [
    { bucket: `code-minute:${subject}`, max: 1, seconds: resendSeconds },
    { bucket: `code-day:${subject}`, max: 5, seconds: day },
    { bucket: `code-address:${addressBucket(address)}`, max: 10, seconds: hour },
  ];
}

/** The check sends nothing, but nobody should enumerate all numbers. */
export const phoneCheckLimits = (phone: string, address: string): Limit[] => [
  { bucket: `check:${phone}:${addressBucket(address)}`, max: 30, seconds: hour },
  { bucket: `check-address:${addressBucket(address)}`, max: 100, seconds: hour },
];

export const visitLimits = (address: string): Limit[] => [
  { bucket: `visit-address:${addressBucket(address)}`, max: 10, seconds: hour },
];

/** Limits of password tries: per address over all numbers, and per number over all strangers. Each client rests after five wrong ones. */
export const passwordLimits = (phone: string, address: string, { isKnown }: Tryer): Limit[] => [
  { bucket: `password-address:${addressBucket(address)}`, max: 100, seconds: hour },
  ...(isKnown ? [] : [{ bucket: `password-strangers:${phone}`, max: 30, seconds: hour }]),
];

/** Per address over all numbers. Each client rests at a number after five wrong ones. */
export const verifyLimits = (address: string): Limit[] => [
  { bucket: `verify-address:${addressBucket(address)}`, max: 100, seconds: hour },
];
