import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gauge } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { icon } from '../../private/icon-size';
import { holdBrowserHover } from '../../testing/held-states';
import { Link } from '../Link/Link';
import { TextField } from './TextField';

const meta = {
  title: 'Components/Fields/TextField',
  component: TextField,
  args: { label: 'Название салона', value: 'Karvon Motors' },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <TextField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

const restingBorder = async (control: HTMLElement | null) => {
  if (control === null) throw new Error('no plate');
  await expect(control).toHaveStyle({ boxShadow: 'none' });
  return getComputedStyle(control).borderColor;
};

export const Default: Story = {};
export const Empty: Story = { args: { value: '', placeholder: 'Не указано', isRequired: true } };
export const Hint: Story = { args: { description: 'Так его увидят покупатели' } };
export const Invalid: Story = {
  args: { value: '', isRequired: true, errorMessage: 'Напишите название' },
};
export const Hovered: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox').parentElement;
    await holdBrowserHover(control ? [control] : []);
  },
};
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
export const FocusedInvalid: Story = {
  args: Invalid.args,
  play: async (context) => {
    const control = context.canvas.getByRole('textbox').parentElement;
    const atRest = await restingBorder(control);
    await Focused.play?.(context);
    await waitFor(() => expect(control).not.toHaveStyle({ boxShadow: 'none' }));
    await waitFor(() => expect(control).toHaveStyle({ borderColor: atRest }));
  },
};
export const Disabled: Story = { args: { isDisabled: true, value: 'Заполнится из каталога' } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const FocusedReadOnly: Story = {
  args: ReadOnly.args,
  play: async (context) => {
    const control = context.canvas.getByRole('textbox').parentElement;
    const atRest = await restingBorder(control);
    await Focused.play?.(context);
    await waitFor(() => expect(control).not.toHaveStyle({ borderColor: atRest }));
    await expect(control).toHaveStyle({ boxShadow: 'none' });
  },
};
export const Adorned: Story = {
  args: { label: 'Пробег', value: '24 500', prefix: <Gauge {...icon.sm} />, suffix: 'км' },
};
export const Large: Story = { args: { size: 'lg' } };
export const LabelAction: Story = {
  args: { labelAction: <Link href="#change">Изменить</Link> },
};
const password = {
  label: 'Пароль',
  value: 'karvon-demo',
  type: 'password',
  showLabel: 'Показать пароль',
  hideLabel: 'Скрыть пароль',
} as const;
export const Password: Story = { args: password };
export const PasswordInvalid: Story = {
  args: { ...password, errorMessage: 'Пароль не подходит' },
};
export const PasswordRevealed: Story = {
  args: password,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать пароль' }));
    await expect(canvas.getByLabelText('Пароль')).toHaveAttribute('type', 'text');
  },
};
export const PasswordDisabled: Story = { args: { ...password, isDisabled: true } };
export const LongText: Story = {
  args: {
    label: 'Avtosalonning rasmiy nomi, guvohnomada yozilganidek',
    value: 'Mas’uliyati cheklangan jamiyat '.repeat(10),
    errorMessage:
      'Nom 120 belgidan oshmasligi kerak: qisqartiring yoki avtosalonning savdo belgisini yozing',
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { value: '' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Название салона' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Karvon{Home}Avto ');
    await expect(input).toHaveValue('Avto Karvon');
    await userEvent.tab();
    await expect(input).not.toHaveFocus();
  },
};
export const PasswordKeyboard: Story = {
  tags: ['keyboard'],
  args: password,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Пароль');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Показать пароль' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Скрыть пароль' })).toHaveFocus();
  },
};
