import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { useState } from 'react';
import { holdBrowserHover, holdFocus } from '../../testing/held-states';
import { Select, type Option, type SelectProps } from './Select';

type SingleProps = Extract<SelectProps<string>, { selectionMode?: 'single' }>;
type MultipleProps = Extract<SelectProps<string>, { selectionMode: 'multiple' }>;

const options = [
  { value: 'original', label: 'Без окраса' },
  { value: 'partly', label: 'Частично окрашен' },
  { value: 'full', label: 'Полностью окрашен' },
  { value: 'unknown', label: 'Не знаю', isDisabled: true },
] satisfies Option<string>[];

const meta = {
  title: 'Components/Choices/Select',
  component: Select<string>,
  args: { onChange: fn(), label: 'Кузов', options, value: 'original', placeholder: 'Выберите' },
  decorators: [
    // Space for the open list when the story is opened alone.
    (Story, { viewMode }) => (
      <div style={{ minHeight: viewMode === 'docs' ? 0 : 280, maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <Select {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<SingleProps>;
export default meta;
type Story = StoryObj<SingleProps>;

export const Default: Story = {};
type MultipleStory = StoryObj<MultipleProps>;
export const Multiple = {
  args: { selectionMode: 'multiple', value: ['original', 'full'], placeholder: 'Любой' },
  render: function Controlled(args) {
    const [value, setValue] = useState<readonly string[]>(args.value ?? []);
    return <Select {...args} value={value} onChange={setValue} />;
  },
} satisfies MultipleStory;
export const MultipleOpen: MultipleStory = {
  parameters: { docs: { story: { height: '270px' } } },
  ...Multiple,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Кузов' }));
    await screen.findByRole('listbox', { name: 'Кузов' });
  },
};
export const MultipleWithSummary: MultipleStory = {
  ...Multiple,
  args: {
    ...Multiple.args,
    label: 'Kuzov holati',
    summary: (labels) => `Tanlangan: ${labels.length}`,
  },
};
export const Empty: Story = { args: { value: null, isRequired: true } };
export const Invalid: Story = { args: { value: null, errorMessage: 'Выберите кузов' } };
export const Hovered: Story = {
  play: ({ canvas }) => holdBrowserHover([canvas.getByRole('combobox')]),
};
export const FocusVisible: Story = {
  play: ({ canvas }) => holdFocus([canvas.getByRole('combobox')]),
};
export const Disabled: Story = { args: { isDisabled: true } };
export const Small: Story = { args: { size: 'sm', label: undefined, 'aria-label': 'Кузов' } };
export const Open: Story = {
  parameters: { docs: { story: { height: '270px' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Кузов' }));
    await screen.findByRole('listbox', { name: 'Кузов' });
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Кузов' }));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Без окраса' })).toBeVisible());
  },
};
export const ManyWithFilter: Story = {
  parameters: { docs: { story: { height: '500px' } } },
  args: {
    label: 'Год выпуска',
    searchLabel: 'Найти',
    clearLabel: 'Очистить',
    emptyText: 'Ничего не нашлось',
    value: '2023',
    options: Array.from({ length: 120 }, (_, at) => ({
      value: String(2026 - at),
      label: String(2026 - at),
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Год/ }));
    await screen.findByRole('listbox');
  },
};
export const FiveThousand: Story = {
  parameters: { docs: { story: { height: '446px' } } },
  args: {
    label: 'Модель',
    value: '5000',
    options: Array.from({ length: 5000 }, (_, at) => ({
      value: String(at + 1),
      label: `Модель ${String(at + 1)}`,
    })),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Модель' });
    await userEvent.click(field);
    const list = await screen.findByRole('listbox', { name: 'Модель' });
    await waitFor(() => expect(screen.getByRole('option', { name: 'Модель 5000' })).toHaveFocus());
    await expect(list.querySelectorAll('*').length).toBeLessThan(100);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Модель 1' })).toHaveFocus());
    await expect(list.querySelectorAll('*').length).toBeLessThan(100);
  },
};
export const NoOptions: Story = { args: { options: [], emptyText: 'Пока пусто' } };
export const LongText: Story = {
  args: {
    label: 'Modifikatsiya va komplektatsiya',
    value: 'a',
    options: [
      { value: 'a', label: '1.2 Turbo, 132 o.k., avtomat 6, old yuritma, Premier '.repeat(6) },
    ],
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Кузов' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox', { name: 'Кузов' });
    await waitFor(() => expect(screen.getByRole('option', { name: 'Без окраса' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(field).toHaveTextContent('Частично окрашен'));
    await waitFor(() => expect(field).toHaveFocus());
  },
};
export const KeyboardInList: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Кузов' });
    const isAt = (name: string) =>
      waitFor(() => expect(screen.getByRole('option', { name })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const list = await screen.findByRole('listbox', { name: 'Кузов' });
    await isAt('Без окраса');
    // The last row is disabled, so focus skips it.
    await userEvent.keyboard('{End}');
    await isAt('Полностью окрашен');
    await userEvent.keyboard('{ArrowDown}');
    await isAt('Без окраса');
    await userEvent.keyboard('{ArrowUp}');
    await isAt('Полностью окрашен');
    await userEvent.keyboard('{Home}');
    await isAt('Без окраса');
    await userEvent.keyboard('ч');
    await isAt('Частично окрашен');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(list).not.toBeInTheDocument());
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveTextContent('Без окраса');
  },
};
export const MultipleKeyboard: MultipleStory = {
  ...Multiple,
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Кузов' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const list = await screen.findByRole('listbox', { name: 'Кузов' });
    await waitFor(() => expect(list.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(field).toHaveTextContent('Без окраса, Частично окрашен, Полностью окрашен'),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(list).not.toBeInTheDocument());
    await expect(field).toHaveTextContent('Без окраса, Частично окрашен, Полностью окрашен');
  },
};
export const MultipleKeyboardInList: MultipleStory = {
  ...Multiple,
  tags: ['keyboard'],
  args: { ...Multiple.args, value: [] },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Кузов' });
    const isAt = (name: string) =>
      waitFor(() => expect(screen.getByRole('option', { name })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const list = await screen.findByRole('listbox', { name: 'Кузов' });
    // Without a selection the first row has the focus.
    await isAt('Без окраса');
    await userEvent.keyboard('{ArrowDown}');
    await isAt('Частично окрашен');
    // The last row is disabled, so focus skips it.
    await userEvent.keyboard('{End}');
    await isAt('Полностью окрашен');
    await userEvent.keyboard('{ArrowUp}');
    await isAt('Частично окрашен');
    await userEvent.keyboard('{Home}');
    await isAt('Без окраса');
    await userEvent.keyboard('ч');
    await isAt('Частично окрашен');
    // Ends the typed word, which a space would continue.
    await new Promise((resolve) => {
      setTimeout(resolve, 1100);
    });
    await userEvent.keyboard(' ');
    await waitFor(() => expect(field).toHaveTextContent('Частично окрашен'));
    await userEvent.keyboard('{Control>}a{/Control}');
    await waitFor(() =>
      expect(field).toHaveTextContent('Без окраса, Частично окрашен, Полностью окрашен'),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(list).not.toBeInTheDocument());
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveTextContent('Без окраса, Частично окрашен, Полностью окрашен');
  },
};
export const MultipleKeyboardInFilter: MultipleStory = {
  ...Multiple,
  tags: ['keyboard'],
  args: {
    ...Multiple.args,
    value: [],
    searchLabel: 'Найти',
    clearLabel: 'Очистить',
    emptyText: 'Ничего нет',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Кузов' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const filter = await screen.findByRole('searchbox', { name: 'Найти' });
    await waitFor(() => expect(filter).toHaveFocus());
    await userEvent.keyboard('част');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
    await expect(filter).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await waitFor(() => expect(field).toHaveFocus());
  },
};
