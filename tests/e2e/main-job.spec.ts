import { mainJob } from './main-job.ts';
import { test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a dealer registers, adds a showroom, puts a car on sale and sells it @core', async ({
  page,
  t,
}) => {
  test.slow();
  await mainJob(page, t);
});
