import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text';
import { TextField } from '../TextField/TextField';
import { FormSection } from './FormSection';

const meta = {
  title: 'Components/Layout/FormSection',
  component: FormSection,
  args: { id: 'price', title: 'Цена', children: <TextField label="Цена" /> },
} satisfies Meta<typeof FormSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithMark: Story = {
  args: {
    id: 'photos',
    title: 'Фото',
    mark: (
      <Text size="sm" tone="muted">
        4 из 20
      </Text>
    ),
    description: 'Первое фото покупатели видят в списке.',
  },
};
export const LongText: Story = {
  args: {
    title: 'Avtomobil haqida ma’lumotlar va qo‘shimcha jihozlar ro‘yxati',
    description: 'Birinchi suratni xaridorlar ro‘yxatda ko‘radi. '.repeat(4),
  },
};
