import type { Meta, StoryObj } from '@storybook/react-vite';
import { Contact, MessagesSquare, Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Sample } from '../../testing/sample-texts/SampleTexts';
import { CommandPalette } from './CommandPalette';

const onAction = fn();
const thumbnail = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 28"><rect width="44" height="28" fill="#cdd5df"/></svg>')}`;

const meta = {
  title: 'Components/Navigation/CommandPalette',
  component: CommandPalette,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onQueryChange: fn(),
    query: 'кобальт',
    placeholder: 'Поиск',
    closeLabel: 'Закрыть',
    emptyLabel: 'Ничего не нашлось',
    'aria-label': 'Поиск по всему',
    groups: [
      {
        id: 'autos',
        label: 'Автомобили',
        items: [
          {
            id: '1',
            label: 'Chevrolet Cobalt, 2024',
            match: [10, 16],
            image: thumbnail,
            fact: '165 500 000 сум',
            onAction,
          },
        ],
      },
      {
        id: 'people',
        label: 'Лиды и чаты',
        items: [
          { id: '2', label: 'Бахтиёр Хамидов', icon: Contact, fact: 'Cobalt, 2024', onAction },
          { id: '3', label: 'Мирзо Турсунов', icon: MessagesSquare, fact: '13:55', onAction },
        ],
      },
      {
        id: 'deeds',
        label: 'Действия',
        items: [{ id: '4', label: 'Добавить Chevrolet Cobalt', icon: Plus, onAction }],
      },
    ],
  },
  render: function Typed(args) {
    const [query, setQuery] = useState(args.query);
    return <CommandPalette {...args} query={query} onQueryChange={setQuery} />;
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Start: Story = { args: { query: '', groups: [] } };
export const NothingFound: Story = { args: { query: 'ъъъ', groups: [] } };
export const LongText: Story = {
  args: {
    groups: [
      {
        id: 'a',
        label: 'Avtomobillar',
        items: Array.from({ length: 12 }, (_, at) => ({
          id: String(at),
          label: 'Chevrolet Tahoe High Country, 2022-yilgi, ko‘rsatuvdan olingan '.repeat(3),
          fact: '905 000 000 so‘m',
          onAction,
        })),
      },
    ],
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { onOpenChange: fn() },
  play: async ({ args }) => {
    const field = await screen.findByRole('combobox', { name: 'Поиск по всему' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(screen.getByRole('option', { name: /Бахтиёр Хамидов/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Enter}');
    await expect(onAction).toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};
export const KeyboardFromPage: Story = {
  tags: ['keyboard'],
  render: function Page(args) {
    const [isOpen, setOpen] = useState(false);
    const [query, setQuery] = useState('');
    return (
      <>
        <Sample>
          <button type="button">На странице</button>
        </Sample>
        <CommandPalette
          {...args}
          isOpen={isOpen}
          onOpenChange={setOpen}
          query={query}
          onQueryChange={setQuery}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    const onPage = canvas.getByRole('button', { name: 'На странице' });
    await userEvent.tab();
    await expect(onPage).toHaveFocus();
    for (const key of ['k', 'л']) {
      const keyboard = [
        { code: 'ControlLeft', key: 'Control' },
        { code: 'KeyK', key },
      ];
      const user = userEvent.setup({ keyboardMap: keyboard });
      await user.keyboard(`{Control>}${key}{/Control}`);
      const field = await screen.findByRole('combobox', { name: 'Поиск по всему' });
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(field).not.toBeInTheDocument());
      await waitFor(() => expect(onPage).toHaveFocus());
    }
  },
};
