import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { ErrorState } from './ErrorState';

const meta = {
  title: 'Components/Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'Произошла ошибка',
    description: 'Не удалось загрузить список. Попробуйте ещё раз.',
    action: <Button>Повторить</Button>,
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithReference: Story = { args: { reference: '01J9Z6T4Q8' } };
export const LongText: Story = {
  args: {
    title: 'Ma’lumotlarni yuklab bo‘lmadi, internet aloqasini tekshiring',
    description: 'Ulanish tiklangach, sahifa o‘z-o‘zidan yangilanadi yoki qaytadan urinib ko‘ring.',
  },
};
