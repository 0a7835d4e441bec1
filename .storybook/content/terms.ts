const files = import.meta.glob<unknown>(
  '../../apps/dashboard/public/locales/*/{shell,autos,leads,ads,money,applications,trade-in}.json',
  { eager: true, import: 'default' },
);

/** A text of the product by its file and key. A missing text is marked, and fails a test. */
export function termOf(language: 'ru' | 'uz', [file, key]: readonly [string, string]): string {
  const path = `../../apps/dashboard/public/locales/${language}/${file}.json`;
  const found = key
    .split('.')
    .reduce<unknown>(
      (node, part) =>
        typeof node === 'object' && node !== null
          ? Object.entries(node).find(([name]) => name === part)?.[1]
          : undefined,
      files[path],
    );
  return typeof found === 'string' ? found.replaceAll(/\$t\(common:product\)/g, 'Karvon') : '';
}

/** Terms of the contract and of this documentation: term, meaning, namespace and key of the product's text. */
export const terms = [
  ['auto', 'a car that a dealer sells', 'shell', 'nav.autos'],
  ['avtosalon', 'a showroom of the dealership', 'shell', 'nav.avtosalons'],
  ['lead', 'a buyer who called, wrote or left a request', 'shell', 'nav.leads'],
  ['lead: call', 'a call from a listing', 'leads', 'type.call'],
  ['lead: leads', 'a request that a buyer left', 'leads', 'type.leads'],
  ['lead: room', 'a buyer who wrote in the chat', 'leads', 'type.room'],
  ['room', 'a conversation with a buyer about a car', 'shell', 'nav.chat'],
  ['work panel', 'what waits for an answer, in one list', 'shell', 'nav.workPanel'],
  ['statistics', 'figures by period, with what they are made of', 'shell', 'nav.statistics'],
  ['car control', 'proposals of brands and models to the catalogue', 'shell', 'nav.carControl'],
  ['employee', 'a member of the business', 'shell', 'nav.employees'],
  ['trade-in application', 'a buyer gives their car in exchange', 'shell', 'nav.applications'],
  ['offer', 'what a dealer would pay for a buyer’s car', 'trade-in', 'event.offered'],
  ['campaign', 'a banner that is paid by views or clicks', 'shell', 'nav.ads'],
  ['balance', 'money that was paid in and is not spent', 'money', 'balance'],
  ['free', 'the part of the balance that no campaign has', 'money', 'free'],
  ['reserve', 'the part that a campaign took for its budget', 'money', 'kind.reserve'],
  ['spent', 'what views and clicks cost', 'ads', 'spendLabel'],
  ['release', 'what a campaign did not spend goes back to the balance', 'money', 'kind.release'],
  ['refund', 'a payment goes back to the card', 'money', 'kind.refund'],
  ['auto: active', 'buyers see it', 'autos', 'status.active'],
  ['auto: ne_active', 'not sent yet', 'autos', 'status.ne_active'],
  ['auto: moderation', 'a moderator looks at it', 'autos', 'status.moderation'],
  ['auto: barakami', 'agreed with a buyer', 'autos', 'status.barakami'],
  ['auto: moderation_declined', 'to be corrected', 'autos', 'status.moderation_declined'],
  ['auto: deactivated', 'taken off by the dealer', 'autos', 'status.deactivated'],
  ['auto: expired', 'its 30 days are over', 'autos', 'status.expired'],
  ['auto: archived', 'put away', 'autos', 'status.archived'],
  ['auto: sold_on_karvon', 'sold to a buyer from here', 'autos', 'status.sold_on_karvon'],
] as const;
