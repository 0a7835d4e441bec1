/** How soon somebody reacted to a lead, by the contract's names, as SQL after the alias of `leads`. */
export const responseBucket = (alias: string): string => {
  const taken = `${alias}.first_response_at - ${alias}.created_at`;
  return `case when ${alias}.first_response_at is null then 'none'
    when ${taken} < interval '10 minutes' then 'within_10_minutes'
    when ${taken} < interval '1 hour' then 'within_1_hour' else 'later' end`;
};
