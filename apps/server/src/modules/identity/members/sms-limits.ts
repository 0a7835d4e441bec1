import type { Config } from '../../../platform/config/config';
import { inSeconds } from '../../../platform/values/clock';
import type { Limit } from '../../../platform/http/limits.repository';

const { day } = inSeconds;

/** `+99890`: country and operator. */
const prefixOf = (phone: string) => phone.slice(0, 6);

/** A fifth of the daily budgets is for numbers that have an account, and for nobody else. */
const reserveOf = (budget: number) => Math.floor(budget / 5);

/** The daily budgets: of an operator's prefix, and over all. */
export const budgetLimits = (phone: string, config: Config): Limit[] => {
  const { SMS_PREFIX_DAILY_BUDGET: prefix, SMS_DAILY_BUDGET: all } = config;
  return [
    { bucket: `code-prefix:${prefixOf(phone)}`, max: prefix - reserveOf(prefix), seconds: day },
    { bucket: 'code-all', max: all - reserveOf(all), seconds: day },
  ];
};

/** Daily budgets of all messages and of a prefix. They are counted after the response, so that it reveals nothing about the number. */
export const reserveLimits = (phone: string, config: Config): Limit[] => {
  const { SMS_PREFIX_DAILY_BUDGET: prefix, SMS_DAILY_BUDGET: all } = config;
  return [
    { bucket: `code-prefix-reserve:${prefixOf(phone)}`, max: reserveOf(prefix), seconds: day },
    { bucket: 'code-all-reserve', max: reserveOf(all), seconds: day },
  ];
};

/** Of invitations: five a day a number, out of the same budgets as codes. */
export const invitationLimits = (phone: string, config: Config): Limit[] => [
  { bucket: `invite-day:${phone}`, max: 5, seconds: day },
  ...budgetLimits(phone, config),
];
