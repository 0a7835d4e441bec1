import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { matchRange } from '../../private/match-mark';
import { ComboBox, type Option } from './ComboBox';

const models = ['Cobalt', 'Damas', 'Gentra', 'Lacetti', 'Malibu', 'Onix', 'Spark', 'Tracker'];
const all: Option<number>[] = models.map((label, at) => ({ value: at + 1, label }));

const meta = {
  title: 'Components/Choices/ComboBox',
  component: ComboBox<number>,
  args: {
    label: 'Модель',
    items: all,
    inputValue: '',
    onInputChange: fn(),
    value: null,
    onChange: fn(),
    emptyText: 'Ничего не нашлось',
    loadingText: 'Ищем',
    openLabel: 'Показать варианты',
    placeholder: 'Начните вводить',
    action: { label: 'Предложить модель', onAction: fn() },
  },
  decorators: [
    // Space for the open list when the story is opened alone.
    (Story, { viewMode }) => (
      <div style={{ minHeight: viewMode === 'docs' ? 0 : 420, maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  render: function Controlled(args) {
    const [text, setText] = useState(args.inputValue);
    const [value, setValue] = useState(args.value ?? null);
    const chosen = args.items.find((item) => item.value === value);
    const items =
      text === '' || text === chosen?.label
        ? args.items
        : args.items.filter(({ label }) => matchRange(label, text));
    return (
      <ComboBox
        {...args}
        items={items}
        inputValue={text}
        onInputChange={setText}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof ComboBox<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A closing list keeps its rows and its text until its animation ends. */
const listIsGone = () =>
  waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());

export const Default: Story = {};
export const Chosen: Story = { args: { value: 8, inputValue: 'Tracker' } };
export const Loading: Story = { args: { isLoading: true, items: [] } };
export const Invalid: Story = { args: { isRequired: true, errorMessage: 'Выберите модель' } };
export const Disabled: Story = { args: { isDisabled: true, value: 8, inputValue: 'Tracker' } };
export const CrossScript: Story = {
  parameters: { docs: { story: { height: '202px' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'кобальт');
    const option = await screen.findByRole('option', { name: 'Cobalt' });
    await expect(option.querySelector('mark')).toHaveTextContent('Cobalt');
  },
};
export const ChosenAcrossScripts: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'кобальт');
    await screen.findByRole('option', { name: 'Cobalt' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(1);
    await expect(canvas.getByRole('combobox')).toHaveValue('Cobalt');
    await listIsGone();
  },
};
export const NothingFound: Story = {
  parameters: { docs: { story: { height: '202px' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await screen.findByText('Ничего не нашлось');
    await screen.findByRole('option', { name: 'Предложить модель' });
  },
};
export const FiveThousand: Story = {
  parameters: { docs: { story: { height: '446px' } } },
  args: {
    items: Array.from({ length: 5000 }, (_, at) => ({ value: at + 1, label: `Model ${at + 1}` })),
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await screen.findByRole('option', { name: 'Model 1' });
    await userEvent.keyboard('{ArrowDown}{End}');
    // The last row proposes a new model; the one before it is the last model.
    await userEvent.keyboard('{ArrowUp}');
    const last = await screen.findByRole('option', { name: 'Model 5000' });
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', last.id));
    await expect(screen.getAllByRole('option').length).toBeLessThan(40);
    await expect(last).toHaveAttribute('aria-posinset', '5000');
  },
};
export const ReadOnly: Story = { args: { isReadOnly: true, value: 8, inputValue: 'Tracker' } };
export const LongText: Story = {
  args: {
    label: 'Modifikatsiya va komplektatsiya',
    items: [
      { value: 1, label: '1.2 Turbo, 132 o.k., avtomat 6 '.repeat(10), description: 'Premier' },
    ],
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { value: 8, inputValue: 'Tracker' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('dialog', { name: 'Модель' });
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('cobalt');
    await screen.findByRole('option', { name: 'Cobalt' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(1);
    await expect(field).toHaveValue('Cobalt');
    await listIsGone();
  },
};
export const KeyboardInList: Story = {
  tags: ['keyboard'],
  args: {
    items: Array.from({ length: 60 }, (_, at) => ({ value: at + 1, label: `Model ${at + 1}` })),
    value: 1,
    inputValue: 'Model 1',
    onChange: fn(),
    action: undefined,
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox');
    const isAt = (place: number) =>
      waitFor(() => {
        const row = screen.getByRole('option', { name: `Model ${String(place)}` });
        return expect(field).toHaveAttribute('aria-activedescendant', row.id);
      });
    const place = () => {
      const id = field.getAttribute('aria-activedescendant') ?? '';
      return Number(document.querySelector(`#${CSS.escape(id)}`)?.textContent.slice(6));
    };
    await userEvent.tab();
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{End}');
    await isAt(60);
    await userEvent.keyboard('{ArrowUp}');
    await isAt(59);
    await userEvent.keyboard('{Home}');
    await isAt(1);
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(place()).toBeGreaterThan(3));
    await userEvent.keyboard('{PageUp}');
    await isAt(1);
    await userEvent.keyboard('{ArrowDown}');
    await isAt(2);
    await userEvent.keyboard('{Escape}');
    await listIsGone();
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('Model 1');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
