import { test } from './test.ts';
import { fromBidToStock, fromMissingModelToSale } from './trade-in.ts';

test('a bid that is accepted becomes a car in stock @core', async ({ page, t }) => {
  await fromBidToStock(page, t);
});

test('a model that the catalogue lacks is added, and its car goes on sale', async ({ page, t }) => {
  await fromMissingModelToSale(page, t, 'proposal');
});
