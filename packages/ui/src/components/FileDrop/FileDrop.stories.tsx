import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FileDrop } from './FileDrop';

const meta = {
  title: 'Components/Fields/FileDrop',
  component: FileDrop,
  args: {
    label: 'Загрузить логотип',
    dropLabel: 'Отпустите',
    hint: 'JPEG, PNG или WebP до 15 МБ',
    accept: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 15_000_000,
    onSelect: fn(),
    onReject: fn(),
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tile: Story = {
  args: { label: 'Добавить', hint: undefined, size: 'tile', isMultiple: true },
  decorators: [
    (Story) => (
      <div style={{ width: 160, height: 100 }}>
        <Story />
      </div>
    ),
  ],
};
export const Invalid: Story = { args: { errorMessage: 'Файл больше 15 МБ' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const LongText: Story = {
  args: {
    label: 'Avtosalon logotipini yuklash yoki shu yerga sudrab tashlash',
    hint: 'JPEG, PNG yoki WebP, 15 MB gacha. Eng yaxshisi kvadrat, kamida 512 piksel, shaffof fonsiz.',
    errorMessage: 'Bu turdagi fayllar qabul qilinmaydi: JPEG, PNG yoki WebP tanlang',
  },
};
