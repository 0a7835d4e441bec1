import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { RadioShellProps } from '../../private/RadioShell';
import { holdBrowserHover } from '../../testing/held-states';
import { SegmentedControl } from './SegmentedControl';

const options = [
  { value: 'UZS', label: 'сум' },
  { value: 'USD', label: 'у.е.' },
] satisfies RadioShellProps<string>['options'];

const meta = {
  title: 'Components/Choices/SegmentedControl',
  component: SegmentedControl<string>,
  args: { onChange: fn(), label: 'Валюта', options, value: 'UZS' },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value ?? null);
    return <SegmentedControl {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof SegmentedControl<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FullWidth: Story = { args: { isFullWidth: true } };
export const Icons: Story = {
  args: {
    label: undefined,
    'aria-label': 'Вид списка',
    isIconOnly: true,
    value: 'cards',
    options: [
      { value: 'cards', label: 'Карточки', icon: LayoutGrid },
      { value: 'table', label: 'Таблица', icon: Rows3 },
    ],
  },
};
export const Small: Story = { args: { size: 'sm' } };
export const Invalid: Story = {
  args: { value: null, isRequired: true, errorMessage: 'Выберите валюту' },
};
export const Hovered: Story = {
  play: ({ canvasElement }) =>
    holdBrowserHover([...canvasElement.querySelectorAll('label:not([data-selected])')]),
};
export const FocusVisible: Story = {
  parameters: { docs: { story: { autoplay: false } } },
  play: async ({ canvas, canvasElement }) => {
    const thumb = canvasElement.querySelector('label[data-selected]');
    const { boxShadow } = getComputedStyle(thumb ?? canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'сум' })).toHaveFocus();
    await waitFor(() => expect(thumb).not.toHaveStyle({ boxShadow }));
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const LongText: Story = {
  args: {
    label: 'To‘lov turi',
    options: [
      { value: 'UZS', label: 'O‘zbekiston so‘mi' },
      { value: 'USD', label: 'Shartli birlik' },
    ],
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    const [sums, dollars] = [
      canvas.getByRole('radio', { name: 'сум' }),
      canvas.getByRole('radio', { name: 'у.е.' }),
    ];
    await userEvent.tab();
    await expect(sums).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(dollars).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(sums).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(dollars).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(sums).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(dollars).toBeChecked();
  },
};
export const KeyboardFromEmpty: Story = {
  tags: ['keyboard'],
  args: { value: null },
  play: async ({ canvas }) => {
    const sums = canvas.getByRole('radio', { name: 'сум' });
    await userEvent.tab();
    await expect(sums).toHaveFocus();
    await expect(sums).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(sums).toBeChecked();
  },
};
