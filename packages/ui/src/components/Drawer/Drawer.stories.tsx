import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button';
import { Drawer } from './Drawer';

const meta = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Фильтры',
    closeLabel: 'Закрыть',
    children: 'Марка, состояние, год',
    footer: (
      <>
        <Button variant="ghost">Сбросить</Button>
        <Button variant="primary">Показать 131</Button>
      </>
    ),
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutFooter: Story = { args: { footer: undefined } };
export const LongText: Story = { args: { title: 'Avtomobillar bo‘yicha qo‘shimcha filtrlar' } };
