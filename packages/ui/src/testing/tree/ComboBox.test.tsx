import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ComboBox } from '../../components/ComboBox/ComboBox';
import { renderInUzbek } from './in-uzbek';

const items = ['Cobalt', 'Damas', 'Tracker'].map((label, at) => ({ value: at + 1, label }));
const field = (
  <ComboBox
    label="Model"
    items={items}
    inputValue=""
    onInputChange={() => undefined}
    value={null}
    onChange={() => undefined}
    emptyText="Hech narsa topilmadi"
    loadingText="Qidirilmoqda"
    openLabel="Variantlarni ko‘rsatish"
    errorMessage="Modelni tanlang"
  />
);

it('has a name, what is wrong with it, and a named button', async () => {
  const tree = await renderInUzbek(field);
  await expect.element(tree).toMatchAriaInlineSnapshot(`
    - text: Model
    - combobox "Model"
    - button "Variantlarni ko‘rsatish Model"
    - text: Modelni tanlang
  `);
  expect(screen.getByRole('combobox', { description: 'Modelni tanlang' }).ariaInvalid).toBe('true');
});

it('opens a named list', async () => {
  const tree = await renderInUzbek(field);
  await userEvent.click(screen.getByRole('button'));
  await screen.findByRole('option', { name: 'Damas' });
  await expect.element(tree).toMatchAriaInlineSnapshot(`
    - log: 3 ta variant bor.
    - log
    - combobox "Model" [expanded]
    - listbox "Takliflar Model":
      - option "Cobalt"
      - option "Damas"
      - option "Tracker"
    - button "Yopish"
  `);
});
