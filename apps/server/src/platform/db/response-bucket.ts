import { sql } from 'kysely';
import type { Sql } from './statement';

/**
 * SQL expression of a lead's response bucket, named as in the contract: the time from the first contact that needed a response to that
 * response. Null without such a contact: answered calls and contacts entered by the dealer were conversations themselves.
 */
export const responseBucket = (alias: string): Sql =>
  sql`(select case when c.first_response_at is null then 'none'
      when c.first_response_at - c.created_at < interval '10 minutes' then 'within_10_minutes'
      when c.first_response_at - c.created_at < interval '1 hour' then 'within_1_hour' else 'later' end
    from lead_contacts c
    where c.lead_id = ${sql.ref(`${alias}.id`)} and c.source <> 'dealer' and c.call_answered is not true
    order by c.created_at, c.id limit 1)`;

/** True for contacts with a response of a member: neither answered calls nor entered by the dealer. @param alias of `lead_contacts` */
export const hasMemberResponse = (alias: string): Sql => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`${column('first_response_at')} is not null and ${column('source')} <> 'dealer' and ${column('call_answered')} is not true`;
};
