import { sql } from 'kysely';
import type { Sql } from './statement';

/**
 * How soon somebody reacted to a lead, by the contract's names, as SQL after the alias of `leads`: to its first contact that had to be answered.
 * Null where there is none: calls that were taken and what the dealer wrote down were talks by themselves.
 */
export const responseBucket = (alias: string): Sql =>
  sql`(select case when c.first_response_at is null then 'none'
      when c.first_response_at - c.created_at < interval '10 minutes' then 'within_10_minutes'
      when c.first_response_at - c.created_at < interval '1 hour' then 'within_1_hour' else 'later' end
    from lead_contacts c
    where c.lead_id = ${sql.ref(`${alias}.id`)} and c.source <> 'dealer' and c.call_answered is not true
    order by c.created_at, c.id limit 1)`;

/** True for contacts with a response of a member: not taken at once, and not written down by the dealer. @param alias of `lead_contacts` */
export const hasMemberResponse = (alias: string): Sql => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`${column('first_response_at')} is not null and ${column('source')} <> 'dealer' and ${column('call_answered')} is not true`;
};
