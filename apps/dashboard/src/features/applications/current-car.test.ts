import { fixtures } from '@karvon/api/fixtures';
import { expect, it } from 'vitest';
import { applicationForm, formOf } from './application-definition';
import { changedCar, fromCurrentCar } from './current-car';

const application = fixtures.getApplication;
const car = {
  ...application.current_car,
  brand_id: 12,
  model_id: 141,
  generation: { id: 7, name: 'I' },
  modification: { id: 9, name: '1.5', horsepower: 105, volume: 1.5 },
};

it('keeps properties without a field when the mileage changes, as a save replaces the whole car', () => {
  const changed = changedCar(car, { ...fromCurrentCar(car), mileage: 118_000 });
  expect(changed).toMatchObject({
    mileage: 118_000,
    generation: 7,
    modification: 9,
    color: car.color?.id,
    changed_part: car.changed_part,
    photos: car.photos.map(({ id }) => id),
  });
});

it('drops the generation with its model', () => {
  const changed = changedCar(car, {
    ...fromCurrentCar(car),
    car_model: { id: 33, name: 'Spark' },
  });
  expect(changed).toMatchObject({ model_id: 33, photos: car.photos.map(({ id }) => id) });
  expect(changed).not.toHaveProperty('generation');
  expect(changed).not.toHaveProperty('modification');
});

it('sends the car only after a change', () => {
  const before = applicationForm.from(application);
  const form = formOf(application);
  expect(form.toUpdate({ ...before, manager_comment: 'x' }, before)).not.toHaveProperty(
    'current_car',
  );
  expect(form.toUpdate({ ...before, mileage: 1 }, before)).toMatchObject({
    status: application.status,
    current_car: { mileage: 1 },
  });
});
