import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Thumbnail } from './Thumbnail';

it('renders an icon where the image does not load', () => {
  const { container } = render(<Thumbnail src="/gone.webp" />);
  const image = container.querySelector('img');
  if (image === null) throw new Error('There is no image to fail.');
  fireEvent.error(image);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
});
