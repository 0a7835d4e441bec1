import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { holdBrowserFocus, holdBrowserHover } from '../../testing/held-states';
import { SectionNav } from './SectionNav';

const meta = {
  title: 'Components/Navigation/SectionNav',
  component: SectionNav,
  args: {
    'aria-label': 'Разделы формы',
    currentId: 'price',
    stateLabels: { done: 'заполнено', error: 'есть ошибка', empty: 'не заполнено' },
    items: [
      { id: 'model', label: 'Модель', state: 'done' },
      { id: 'condition', label: 'Состояние', state: 'done' },
      { id: 'photos', label: 'Фото', state: 'error' },
      { id: 'price', label: 'Цена и условия', state: 'empty' },
      { id: 'options', label: 'Опции', state: 'empty' },
      { id: 'contacts', label: 'Контакты и место', state: 'done' },
      { id: 'description', label: 'Описание', state: 'empty' },
    ],
  },
  decorators: [
    (Story, { args }) => (
      <div style={{ maxWidth: args.isOrdered ? undefined : '184px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SectionNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DoneCurrent: Story = { args: { currentId: 'model' } };
export const Hovered: Story = {
  play: ({ canvas }) =>
    holdBrowserHover(
      canvas.getAllByRole('link').filter((row) => !row.hasAttribute('aria-current')),
    ),
};
export const FocusVisible: Story = {
  play: ({ canvas }) => holdBrowserFocus(canvas.getByRole('link', { name: /^Фото/ })),
};
const steps: Story['args'] = {
  isOrdered: true,
  'aria-label': 'Шаги',
  stateLabels: { done: 'готово' },
  currentId: 'code',
  items: [
    { id: 'phone', label: 'Телефон', state: 'done' },
    { id: 'code', label: 'Код', state: 'empty' },
    { id: 'showroom', label: 'Салон', state: 'empty' },
  ],
};
export const Steps: Story = { args: steps };
export const FirstStep: Story = {
  args: {
    ...steps,
    currentId: 'phone',
    items: steps.items?.map((item) => ({ ...item, state: 'empty' })),
  },
};
export const StepsDone: Story = {
  args: {
    ...steps,
    currentId: undefined,
    items: steps.items?.map((item) => ({ ...item, state: 'done' })),
  },
};
export const LongSteps: Story = {
  args: {
    ...steps,
    items: [
      { id: 'phone', label: 'Telefon raqamini tasdiqlash', state: 'done' },
      { id: 'code', label: 'SMS kodini kiritish', state: 'empty' },
      { id: 'showroom', label: 'Avtosalon ma’lumotlari', state: 'empty' },
    ],
  },
};
export const LongText: Story = {
  args: { items: [{ id: 'a', label: 'Aloqa ma’lumotlari va joylashuv', state: 'error' }] },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { onSelect: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Модель, заполнено' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('condition');
  },
};
