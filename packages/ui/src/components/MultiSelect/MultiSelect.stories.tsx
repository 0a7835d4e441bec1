import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { useState } from 'react';
import type { Option } from '../Select/Select';
import { MultiSelect } from './MultiSelect';

const options = [
  { value: 'original', label: 'Без окраса' },
  { value: 'partly', label: 'Частично окрашен' },
  { value: 'full', label: 'Полностью окрашен' },
  { value: 'unknown', label: 'Не знаю', isDisabled: true },
] satisfies Option<string>[];

const meta = {
  title: 'Components/Choices/MultiSelect',
  component: MultiSelect<string>,
  args: {
    onChange: fn(),
    label: 'Кузов',
    options,
    value: ['original', 'full'],
    placeholder: 'Любой',
  },
  decorators: [
    // Room for the open list, where the story is alone.
    (Story, { viewMode }) => (
      <div style={{ minHeight: viewMode === 'docs' ? 0 : 280, maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  render: function Controlled(args) {
    const [value, setValue] = useState<readonly string[]>(args.value ?? []);
    return <MultiSelect {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof MultiSelect<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: [] } };
export const Invalid: Story = { args: { value: [], errorMessage: 'Выберите хотя бы один' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Кузов' }));
    await screen.findByRole('listbox', { name: 'Кузов' });
  },
};
/** On a phone the list is a sheet. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Кузов' }));
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'Кузов' })).toBeVisible());
  },
};
export const LongText: Story = {
  args: { label: 'Kuzov holati', summary: (labels) => `Tanlangan: ${labels.length}` },
};
/** An arrow opens the list, Enter chooses, Escape closes it and keeps what was chosen. */
export const Keyboard: Story = {
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
/** End, letters and Space in the list; Control and A choose all; Escape gives the focus back. */
export const KeyboardInList: Story = {
  tags: ['keyboard'],
  args: { value: [] },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Кузов' });
    const isAt = (name: string) =>
      waitFor(() => expect(screen.getByRole('option', { name })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const list = await screen.findByRole('listbox', { name: 'Кузов' });
    // Nothing is chosen: the first row has the focus, and the arrow leads to the next.
    await isAt('Без окраса');
    await userEvent.keyboard('{ArrowDown}');
    await isAt('Частично окрашен');
    // The last row is disabled: nobody is led to it.
    await userEvent.keyboard('{End}');
    await isAt('Полностью окрашен');
    await userEvent.keyboard('{ArrowUp}');
    await isAt('Частично окрашен');
    await userEvent.keyboard('{Home}');
    await isAt('Без окраса');
    await userEvent.keyboard('ч');
    await isAt('Частично окрашен');
    // The letters of a word are over: a space among them would belong to it.
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
/** In the filter the first Escape empties it, the second closes the list. */
export const KeyboardInFilter: Story = {
  tags: ['keyboard'],
  args: { value: [], searchLabel: 'Найти', clearLabel: 'Очистить', emptyText: 'Ничего нет' },
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
