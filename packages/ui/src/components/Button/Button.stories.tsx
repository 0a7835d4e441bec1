import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowUp, ChevronDown, Plus, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { holdFocus, holdHover, holdPress } from '../../testing/held-states';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Sample } from '../../testing/sample-texts/SampleTexts';
import { Tooltip } from '../Tooltip/Tooltip';
import { Button, type ButtonProps } from './Button';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Сохранить', variant: 'primary' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = (args: ButtonProps) => (
  <Sample>
    <Inline gap={3}>
      <Button {...args} variant="primary">
        Сохранить
      </Button>
      <Button {...args} variant="secondary">
        Отменить
      </Button>
      <Button {...args} variant="soft" icon={ArrowUp}>
        Поднять
      </Button>
      <Button {...args} variant="ghost">
        Тихая
      </Button>
      <Button {...args} variant="danger" icon={Trash2}>
        Удалить
      </Button>
      <Button {...args} variant="danger-ghost">
        Удалить
      </Button>
      <Button {...args} variant="picker" iconEnd={ChevronDown}>
        до 300 млн
      </Button>
    </Inline>
  </Sample>
);

export const Default: Story = {};
export const Variants: Story = { render: row };
export const Hovered: Story = {
  render: row,
  play: ({ canvas }) => holdHover(canvas.getAllByRole('button')),
};
export const Pressed: Story = {
  render: row,
  play: ({ canvas }) => holdPress(canvas.getAllByRole('button')),
};
export const FocusVisible: Story = {
  render: row,
  play: ({ canvas }) => holdFocus(canvas.getAllByRole('button')),
};
export const Disabled: Story = { args: { isDisabled: true }, render: row };
export const Pending: Story = { args: { isPending: true }, render: row };
export const WithReason: Story = {
  args: { disabledReason: 'Поднять можно через 2 дня', children: 'Поднять', icon: ArrowUp },
};
export const ReasonShown: Story = {
  args: WithReason.args,
  render: (args) => (
    <Tooltip content={args.disabledReason} placement="bottom">
      <Button {...args} />
    </Tooltip>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Поднять' })).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};
export const Sizes: Story = {
  render: (args) => (
    <Sample>
      <Inline gap={3}>
        <Button {...args} size="sm" icon={Plus}>
          Добавить авто
        </Button>
        <Button {...args} icon={Plus}>
          Добавить авто
        </Button>
        <Button {...args} size="lg" icon={Plus}>
          Добавить авто
        </Button>
      </Inline>
    </Sample>
  ),
};
export const Links: Story = {
  render: () => (
    <Sample>
      <Inline gap={3}>
        <Button variant="primary" icon={Plus} href="#add">
          Добавить авто
        </Button>
        <Button href="#report">Отчёт</Button>
        <Button href="#none" isDisabled>
          Отчёт
        </Button>
      </Inline>
    </Sample>
  ),
};
export const LongText: Story = {
  render: (args) => (
    <Stack>
      <Button {...args} isFullWidth>
        Qoralamani saqlash va e’lonni moderatsiyaga yuborish
      </Button>
    </Stack>
  ),
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { onPress: fn() },
  render: (args) => (
    <Sample>
      <Inline gap={3}>
        <Button {...args}>Сохранить</Button>
        <Button {...args} isDisabled>
          Отменить
        </Button>
        <Button onPress={args.onPress} disabledReason="Поднять можно через 2 дня">
          Поднять
        </Button>
      </Inline>
    </Sample>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Сохранить' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    const held = canvas.getByRole('button', { name: 'Поднять' });
    await expect(held).toHaveFocus();
    await expect(held).toHaveAccessibleDescription('Поднять можно через 2 дня');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};
export const LinkKeyboard: Story = {
  tags: ['keyboard'],
  render: () => (
    <Sample>
      <Inline gap={3}>
        <Button href="#none" isDisabled>
          Отчёт
        </Button>
        <Button href="#add">Добавить авто</Button>
      </Inline>
    </Sample>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Добавить авто' })).toHaveFocus();
  },
};
