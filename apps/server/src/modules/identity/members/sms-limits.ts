import type { Config } from '../../../platform/config/config';
import { inSeconds } from '../../../platform/values/clock';
import type { Limit } from '../../../platform/http/limits.repository';

const { day } = inSeconds;

/** `+99890`: country and operator. */
const prefixOf = (phone: string) => phone.slice(0, 6);

/** Reserved for numbers with an account. */
const reserveOf = (budget: number) => Math.floor(budget / 5);

export const budgetLimits = (phone: string, config: Config): Limit[] => {
  const { SMS_PREFIX_DAILY_BUDGET: prefix, SMS_DAILY_BUDGET: all } = config;
  return [
    { bucket: `code-prefix:${prefixOf(phone)}`, max: prefix - reserveOf(prefix), seconds: day },
    { bucket: 'code-all', max: all - reserveOf(all), seconds: day },
  ];
};

/** Counted after the response, so that it reveals nothing about the number. */
export const reserveLimits = (phone: string, config: Config): Limit[] => {
  const { SMS_PREFIX_DAILY_BUDGET: prefix, SMS_DAILY_BUDGET: all } = config;
  return [
    { bucket: `code-prefix-reserve:${prefixOf(phone)}`, max: reserveOf(prefix), seconds: day },
    { bucket: 'code-all-reserve', max: reserveOf(all), seconds: day },
  ];
};

/** Invitations use the same budgets as codes. */
export const invitationLimits = (phone: string, config: Config): Limit[] => [
  { bucket: `invite-day:${phone}`, max: 5, seconds: day },
  ...budgetLimits(phone, config),
];
