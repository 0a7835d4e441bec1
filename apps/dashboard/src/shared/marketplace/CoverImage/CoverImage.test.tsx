import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CoverImage } from './CoverImage';

it('leaves out a logo that does not load and keeps the image', () => {
  render(
    <CoverImage
      src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="
      alt="Фасад"
      logo={{ src: 'data:,', alt: 'Логотип' }}
    />,
  );
  fireEvent.error(screen.getByRole('img', { name: 'Логотип' }));
  expect(screen.queryByRole('img', { name: 'Логотип' })).toBeNull();
  expect(screen.getByRole('img', { name: 'Фасад' })).toBeTruthy();
});
