import { expect, it } from 'vitest';
import { showTitle } from './document-title';

it('keeps the name of the page that is shown when the one before it ends after it has begun', () => {
  const endList = showTitle('List');
  const endCar = showTitle('Car');
  endList();
  expect(document.title).toBe('Car');
  const endForm = showTitle('Form');
  endForm();
  expect(document.title).toBe('Car');
  endCar();
});
