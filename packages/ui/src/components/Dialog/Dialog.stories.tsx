import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { Dialog } from './Dialog';

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Причина отказа',
    closeLabel: 'Закрыть',
    children: 'Выберите причину, по которой объявление снимается с показа.',
    footer: (
      <>
        <Button>Отменить</Button>
        <Button variant="primary">Сохранить</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const WithoutFooter: Story = { args: { footer: undefined } };
export const Scrolling: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, row) => <p key={row}>Строка {row + 1}</p>),
  },
};
const filters = {
  placement: 'end',
  title: 'Фильтры',
  children: 'Марка, состояние, год',
  footer: (
    <>
      <Button variant="ghost">Сбросить</Button>
      <Button variant="primary">Показать 131</Button>
    </>
  ),
} as const;

export const AtTheEnd: Story = { args: filters };
export const AtTheEndOnPhone: Story = {
  args: filters,
  globals: { viewport: { value: 'phone' } },
};
export const WithHeaderParts: Story = {
  args: {
    placement: 'end',
    image: <Avatar name="Бахтиёр Хамидов" size="lg" />,
    title: 'Бахтиёр Хамидов',
    description: '+998 90 934 18 27',
    headerEnd: <Badge tone="warn">52 мин</Badge>,
    children: 'Заявка с объявления',
    footer: undefined,
  },
};
const more = {
  placement: 'bottom',
  title: 'Ещё',
  children: 'Автосалоны, контроль авто, реклама',
  footer: undefined,
} as const;
export const AtTheBottom: Story = { args: more };
export const AtTheBottomScrolling: Story = {
  args: { ...more, children: 'Avtosalonlar, avtomobillar nazorati, reklama. '.repeat(60) },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const ScrollingOnPhone: Story = {
  args: Scrolling.args,
  globals: { viewport: { value: 'phone' } },
};
export const LongText: Story = {
  args: {
    title: 'E’lonni ko‘rsatuvdan olish sababini ko‘rsating va o‘zgarishlarni saqlang',
    children: 'Moderator izohi: avtomobil raqami ko‘rinib turibdi. '.repeat(6),
  },
};
/** Tab goes round inside; Escape asks to close. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { onOpenChange: fn() },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Причина отказа' });
    for (let stop = 0; stop < 4; stop += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      );
    }
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
