import { campaignFlow } from './ads-money.ts';
import { test } from './test.ts';

// The browser calls the provider, whose CORS policy allows no header of ours.
test.use({ extraHTTPHeaders: {} });

test('a campaign is paid, approved, shown until its money ends, topped up, stopped; the rest comes back, and goes to its card @core', async ({
  page,
  t,
}) => {
  await campaignFlow(page, t);
});
