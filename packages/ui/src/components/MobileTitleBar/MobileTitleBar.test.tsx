import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MobileTitleBar } from './MobileTitleBar';

test.each([
  [0.78, 0.78],
  [7, 1],
  [Number.NaN, 0],
])('a form done by %d shows %d', (value, shown) => {
  const onPress = vi.fn<() => void>();
  render(
    <MobileTitleBar
      title="Форма"
      back={{ label: 'Назад', onPress }}
      progress={{ value, label: 'Заполнено' }}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Форма');
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Заполнено' }).value).toBe(
    shown,
  );
  screen.getByRole('button', { name: 'Назад' }).click();
  expect(onPress).toHaveBeenCalledOnce();
});

test.each([
  ['22px', '28px', undefined],
  ['18px', '26px', { label: 'Назад', onPress: () => undefined }],
])('has a title of %s on %s', (fontSize, lineHeight, back) => {
  render(<MobileTitleBar title="Автомобили" back={back} />);
  const style = getComputedStyle(screen.getByRole('heading', { level: 1 }));
  expect([style.fontSize, style.lineHeight]).toEqual([fontSize, lineHeight]);
});
