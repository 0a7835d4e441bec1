import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { inUzbek } from './in-uzbek';
import { reworded } from './reworded';
import { Sample, SampleLanguage, useSample } from './SampleTexts';

test('says a sample, also with numbers, names and other samples in it', () => {
  expect(inUzbek('Сохранить')).toBe('Saqlash');
  expect(inUzbek('Фото 2 из 5')).toBe('5 tadan 2-rasm');
  expect(inUzbek('Просмотры: 12')).toBe('Ko‘rishlar: 12');
  expect(inUzbek('20 ноября')).toBe('20-noyabr');
  expect(inUzbek(' или ')).toBe(' yoki ');
  expect(inUzbek('слово '.repeat(3))).toBe('so‘z so‘z so‘z ');
});

test('keeps texts that are not Russian, and returns undefined for unknown ones', () => {
  expect(inUzbek('E’lon')).toBe('E’lon');
  expect(inUzbek('/нет.webp')).toBe('/нет.webp');
  expect(inUzbek('Тарабарщина')).toBeUndefined();
  expect(inUzbek('Просмотры: тарабарщина')).toBeUndefined();
  expect(reworded({ label: 'Тарабарщина' })).toEqual({ label: 'Тарабарщина' });
});

test('goes through lists, objects, functions and elements', () => {
  const args = {
    items: [{ id: 1, label: 'Цена' }],
    name: (position: number) => `Фото ${String(position)}`,
    footer: <button title="Закрыть">Отменить</button>,
  };
  const said = reworded(args);
  expect(said.items).toEqual([{ id: 1, label: 'Narx' }]);
  expect(said.name(3)).toBe('3-rasm');
  expect(said.footer.props).toEqual({ title: 'Yopish', children: 'Bekor qilish' });
  expect(reworded(args)).toBe(said);
});

test('gives back the same object where nothing is to be said, and what a play asks after', () => {
  const Photo = () => 'Фото';
  const args = { onPress: vi.fn(), rows: [{ id: 1, name: 'Tracker' }], when: new Date(), Photo };
  expect(reworded(args)).toBe(args);
});

function Own() {
  const sample = useSample();
  return <p>{sample('Модератор')}</p>;
}

test('changes the page with the language', () => {
  const page = (language: 'ru' | 'uz') => (
    <SampleLanguage language={language}>
      <Sample>
        <button type="button">Сохранить</button>
        <span>Карточки</span>
      </Sample>
      <Own />
    </SampleLanguage>
  );
  const { rerender } = render(page('ru'));
  const button = screen.getByRole('button', { name: 'Сохранить' });
  rerender(page('uz'));
  expect(button.textContent).toBe('Saqlash');
  expect(screen.getByText('Kartochkalar').tagName).toBe('SPAN');
  expect(screen.getByText('Moderator').tagName).toBe('P');
});
