import { afterAll, beforeAll, expect, it } from 'vitest';
import { multipart } from '../../../testing/multipart';
import { jpeg, uploadTestImage } from '../../../testing/test-images';
import { type TestApp, createTestApp } from '../../../testing/test-app';

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await createTestApp();
  ({ token } = await test.signIn());
});
afterAll(() => test.close());

const send = (content: Buffer, filename: string, type: string) =>
  test.call('uploadImage', {
    token,
    ...multipart([
      { name: 'purpose', content: 'car_model' },
      { name: 'file', content, filename, type },
    ]),
  });
const propose = (generation: Record<string, unknown>) =>
  test.call('createCarModel', {
    token,
    body: {
      brand: 10,
      car_model: { name: 'T9', year_from: 2024, year_to: 2025 },
      generation,
      specifications: {
        horse_power: 245,
        volume_litres: 2,
        fuel_type: 301,
        transmission: 402,
        drive: 503,
        body_type: 205,
      },
    },
  });

it('takes a photo of a generation from 640 by 400 on', async () => {
  const small = await uploadTestImage(test, token, 'car_model', await jpeg(639, 400));
  expect(small.status).toBe(422);
  expect(small.body.errors).toEqual([expect.objectContaining({ code: 'image_too_small' })]);
  expect((await uploadTestImage(test, token, 'car_model', await jpeg(640, 400))).status).toBe(200);
});

it.each([
  ['a document', Buffer.from('%PDF-1.7\n1 0 obj'), 'car.pdf', 'application/pdf'],
  ['words called a picture', Buffer.from('no picture at all'), 'car.jpg', 'image/jpeg'],
  ['a drawing that could run', Buffer.from('<svg onload="x()"/>'), 'car.svg', 'image/svg+xml'],
])('rejects %s', async (_, content, filename, type) => {
  const { status } = await send(content, filename, type);
  expect([415, 422]).toContain(status);
});

it('rejects a picture that breaks off', async () => {
  const complete = await jpeg(1280, 800);
  expect(
    (await send(complete.subarray(0, complete.length / 3), 'car.jpg', 'image/jpeg')).status,
  ).toBe(422);
});

it.each([
  ['years reversed', { year_start: 2026, year_stop: 2024 }, 'generation.year_start', 'year_order'],
  ['a year ahead', { year_start: 2024, year_stop: 2031 }, 'generation.year_stop', 'year_in_future'],
])('rejects a generation with %s', async (_, years, field, code) => {
  const { body: photo } = await uploadTestImage(test, token, 'car_model', await jpeg(640, 400));
  const { status, body } = await propose({ name: 'I', ...years, photo: photo.id });
  expect(status).toBe(422);
  expect(body.errors).toContainEqual(expect.objectContaining({ field, code }));
});
