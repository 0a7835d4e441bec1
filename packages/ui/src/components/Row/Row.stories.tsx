import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Phone, UsersRound } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { holdFocus, holdHover, holdPress } from '../../testing/held-states';
import { Avatar } from '../Avatar/Avatar';
import { Badge } from '../Badge/Badge';
import { Heading } from '../Heading/Heading';
import { IconButton } from '../IconButton/IconButton';
import { Icon } from '../Icon/Icon';
import { Row } from './Row';

const meta = {
  title: 'Components/Data/Row',
  component: Row,
  args: {
    image: <Avatar name="Жасур Каримов" id={1} isDecorative />,
    title: 'Жасур Каримов',
    detail: 'Admin · ID 20418',
    href: '#profile',
    hasArrow: true,
  },
} satisfies Meta<typeof Row>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hovered: Story = { play: ({ canvas }) => holdHover(canvas.getAllByRole('link')) };
export const Pressed: Story = { play: ({ canvas }) => holdPress(canvas.getAllByRole('link')) };
export const FocusVisible: Story = { play: ({ canvas }) => holdFocus(canvas.getAllByRole('link')) };
export const Disabled: Story = {
  args: {
    image: undefined,
    icon: UsersRound,
    title: 'Сотрудники',
    hasArrow: false,
    disabledReason: 'Появится позже',
  },
};
export const Danger: Story = {
  args: {
    image: undefined,
    icon: Bell,
    title: 'Выйти',
    detail: undefined,
    tone: 'danger',
    hasArrow: false,
  },
};
export const Unread: Story = {
  args: {
    image: <Icon size={18} icon={Bell} tone="info" />,
    title: 'Новое сообщение',
    detail: 'Дилшод: И мою Спарк 2019 года примете в зачёт?',
    meta: '2 минуты назад',
    unreadLabel: 'не прочитано',
    hasArrow: false,
  },
};
export const Header: Story = {
  args: {
    href: undefined,
    hasArrow: false,
    isTruncated: true,
    image: <Avatar isDecorative name="Дилноза Рашидова" onlineLabel="в сети" />,
    title: (
      <Heading level={2} size="md">
        Дилноза Рашидова
      </Heading>
    ),
    detail: 'в сети · печатает…',
    end: <IconButton icon={Phone} aria-label="Позвонить" href="tel:+998901234567" />,
  },
};
export const LongText: Story = {
  args: {
    isTruncated: true,
    hasArrow: false,
    title:
      'Chevrolet Tracker 2, 1.2 turbo, avtomat uzatmalar qutisi bilan, to‘liq jihozlangan, 2023',
    detail:
      '219 000 000 so‘m, kelishiladi, nasiyaga ham beriladi, boshqa avtomobilga almashtiriladi',
    end: <Badge tone="success">Faol</Badge>,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '360px' }}>
        <Story />
      </div>
    ),
  ],
};
const open = fn();
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { href: undefined, onPress: open },
  play: async ({ canvas }) => {
    open.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Жасур/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(open).toHaveBeenCalledTimes(2);
  },
};
