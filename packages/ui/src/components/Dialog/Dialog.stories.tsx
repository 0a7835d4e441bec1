import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
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

const question = {
  role: 'alertdialog',
  title: 'Удалить объявление?',
  children:
    'Chevrolet Spark, 2021 исчезнет из поиска. Лиды останутся. Вернуть можно в течение 10 секунд.',
  confirmLabel: 'Удалить',
  cancelLabel: 'Отменить',
  tone: 'danger',
  onConfirm: fn(),
  footer: undefined,
} as const;
export const Question: Story = { args: question };
export const QuestionNeutral: Story = {
  args: {
    ...question,
    tone: 'neutral',
    title: 'Отправить на модерацию?',
    confirmLabel: 'Отправить',
  },
};
export const QuestionPending: Story = { args: { ...question, isPending: true } };
const longQuestion = {
  ...question,
  title: 'E’lonni o‘chirib tashlaysizmi?',
  children: 'Chevrolet Spark, 2021 qidiruvdan yo‘qoladi. Murojaatlar saqlanib qoladi.',
  confirmLabel: 'Butunlay o‘chirish',
  cancelLabel: 'Bekor qilish',
} as const;
export const QuestionLongText: Story = { args: longQuestion };
export const QuestionOnPhone: Story = {
  args: question,
  globals: { viewport: { value: 'phone' } },
};
export const QuestionLongTextOnPhone: Story = {
  args: {
    ...longQuestion,
    confirmLabel: 'E’lonni butunlay o‘chirish',
    cancelLabel: 'O‘chirmasdan qaytish',
  },
  globals: { viewport: { value: 'phone' } },
};
export const QuestionKeyboard: Story = {
  tags: ['keyboard'],
  args: { ...question, onOpenChange: fn(), onConfirm: fn() },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: 'Удалить объявление?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Отменить' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Удалить' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
