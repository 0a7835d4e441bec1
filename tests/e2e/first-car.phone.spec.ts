import { firstCar } from './first-car.ts';
import { test } from './test.ts';

test('a dealer gets from the landing page to a first car in moderation in 14 fields and 20 clicks @core', async ({
  page,
  t,
}) => {
  test.slow();
  await firstCar(page, t);
});
