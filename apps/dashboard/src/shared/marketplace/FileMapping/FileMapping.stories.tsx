import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Sample } from '@karvon/ui/testing/SampleTexts';
import { FileMapping, type FileMappingProps } from './FileMapping';

function Controlled(args: FileMappingProps) {
  const [mapping, setMapping] = useState(args.mapping);
  return <FileMapping {...args} mapping={mapping} onChange={setMapping} />;
}

const meta = {
  title: 'Product parts/FileMapping',
  component: FileMapping,
  args: {
    'aria-label': 'Столбцы файла',
    columns: [
      { id: '0', header: 'Марка', samples: ['Chevrolet', 'Kia', 'BYD'] },
      { id: '1', header: 'Модель', samples: ['Cobalt', 'K5', 'Song Plus'] },
      { id: '2', header: 'Год', samples: ['2024', '2023', '2024'] },
      { id: '3', header: 'Цена', samples: ['168000000', '372000000'] },
      { id: '4', header: 'Комментарий', samples: ['', ''] },
    ],
    fields: [
      { value: 'brand', label: 'Марка', isRequired: true },
      { value: 'model', label: 'Модель', isRequired: true },
      { value: 'year', label: 'Год выпуска', isRequired: true },
      { value: 'price', label: 'Цена', isRequired: true },
      { value: 'mileage', label: 'Пробег' },
    ],
    mapping: { '0': 'brand', '1': 'model', '2': 'year', '3': 'price', '4': null },
    onChange: fn(),
    labels: {
      column: 'Столбец файла',
      samples: 'Примеры',
      field: 'Поле',
      skip: 'Не загружать',
      noSamples: 'Пусто',
      fieldOf: (header) => `Поле для столбца «${header}»`,
      repeated: (field) => `Поле «${field}» уже выбрано`,
      missing: (fields) => `Не хватает полей: ${fields.join(', ')}`,
      complete: 'Все обязательные поля найдены',
    },
  },
  render: (args) => (
    <Sample>
      <Controlled {...args} />
    </Sample>
  ),
  // The header of its table sticks below the top bar, which is not here.
  decorators: [
    (Story) => (
      <div style={{ paddingTop: 56 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileMapping>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Missing: Story = {
  args: { mapping: { '0': 'brand', '1': 'model', '2': null, '3': null, '4': null } },
};
export const Repeated: Story = {
  args: { mapping: { '0': 'brand', '1': 'model', '2': 'price', '3': 'price', '4': null } },
};
export const ServerError: Story = {
  args: { errors: { '2': 'Значение «новая» не похоже на год' } },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    columns: [
      {
        id: '0',
        header: 'Avtomobilning ishlab chiqarilgan yili (texnik pasport bo‘yicha)',
        samples: ['2024-yil, fevral', '2023-yil, oktabr', '2024-yil, yanvar'],
      },
    ],
    mapping: { '0': 'year' },
  },
};
/** A column is skipped by keys, and the line above the table says which field has no column. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: /Поле для столбца «Марка»/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'Не загружать' });
    await userEvent.keyboard('{Home}{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Не хватает полей: Марка');
  },
};
