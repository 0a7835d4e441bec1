import { isIPv6 } from 'node:net';
import type { Config } from '../../config';

/** One counter of a request: `max` takes in `seconds` from the first one on. */
export interface Limit {
  bucket: string;
  max: number;
  seconds: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Seconds until a code can be sent again (specification, decisions §3). */
export const resendSeconds = minute;

/** A home or an office gets a /64 of IPv6, so its last half tells nobody apart; an IPv4 address written as IPv6 is IPv4. */
export function addressBucket(address: string): string {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (v4 !== undefined) return v4;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%', 1).join('').split('::');
  const start = head.split(':').filter((group) => group !== '');
  const end = (tail ?? '').split(':').filter((group) => group !== '');
  const zeros =
    tail === undefined ? [] : Array.from({ length: 8 - start.length - end.length }, () => '0');
  return `${[...start, ...zeros, ...end].slice(0, 4).join(':')}::/64`;
}

/** `+99890`: country and operator. */
const prefixOf = (phone: string) => phone.slice(0, 6);

/**
 * Of an SMS: once a minute and five a day a number, ten an hour an address, and daily budgets for each operator's prefix and over all.
 * In this order everywhere, so that two requests never wait for each other's counters.
 */
export function codeLimits(phone: string, address: string, config: Config): Limit[] {
  return [
    { bucket: `code-minute:${phone}`, max: 1, seconds: resendSeconds },
    { bucket: `code-day:${phone}`, max: 5, seconds: day },
    { bucket: `code-address:${addressBucket(address)}`, max: 10, seconds: hour },
    { bucket: `code-prefix:${prefixOf(phone)}`, max: config.SMS_PREFIX_DAILY_BUDGET, seconds: day },
    { bucket: 'code-all', max: config.SMS_DAILY_BUDGET, seconds: day },
  ];
}

/** Of invitations: so many a day a number, out of the same budgets as codes. */
export const invitationLimits = (phone: string, max: number, config: Config): Limit[] => [
  { bucket: `invite-day:${phone}`, max, seconds: day },
  { bucket: `code-prefix:${prefixOf(phone)}`, max: config.SMS_PREFIX_DAILY_BUDGET, seconds: day },
  { bucket: 'code-all', max: config.SMS_DAILY_BUDGET, seconds: day },
];

/** Of asking where to go next: nothing is sent, but nobody should walk through all numbers. */
export const phoneCheckLimits = (phone: string, address: string): Limit[] => [
  { bucket: `check:${phone}`, max: 30, seconds: hour },
  { bucket: `check-address:${addressBucket(address)}`, max: 100, seconds: hour },
];

/** Of passwords from one address, over all numbers; a number has its own rest after five wrong ones. */
export const passwordLimits = (address: string): Limit[] => [
  { bucket: `password-address:${addressBucket(address)}`, max: 100, seconds: hour },
];

/** Of codes tried from one address, over all numbers; a number has its own rest after five wrong ones. */
export const verifyLimits = (address: string): Limit[] => [
  { bucket: `verify-address:${addressBucket(address)}`, max: 100, seconds: hour },
];
