import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Banner } from '../Banner/Banner';
import { Card } from '../Card/Card';
import { SectionNav } from '../SectionNav/SectionNav';
import { TextField } from '../TextField/TextField';
import { Columns } from './Columns';

const meta = {
  title: 'Components/Layout/Columns',
  component: Columns,
  args: {
    nav: (
      <SectionNav
        aria-label="Разделы"
        currentId="price"
        stateLabels={{ done: 'готово', error: 'ошибка', empty: 'пусто' }}
        onSelect={fn()}
        items={[
          { id: 'model', label: 'Модель', state: 'done' },
          { id: 'price', label: 'Цена', state: 'empty' },
        ]}
      />
    ),
    children: (
      <>
        <Card size="lg" id="model" title="Модель">
          <TextField label="Марка" />
        </Card>
        <Card size="lg" id="price" title="Цена">
          <TextField label="Цена" />
        </Card>
      </>
    ),
    side: <Card title="Заполнено">78 %</Card>,
  },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithBanner: Story = {
  args: { banners: <Banner>Найден черновик от 12 мая, 14:20.</Banner> },
};
export const WithoutNav: Story = { args: { nav: undefined, narrowSide: 'hidden' } };
export const Disabled: Story = { args: { isDisabled: true } };

const car = {
  nav: undefined,
  children: <Card title="Фото">14</Card>,
  side: <Card title="Цена">219 000 000 сум</Card>,
};
export const Detail: Story = { args: { ...car, ratio: '3:2' } };
export const Report: Story = { args: { ...car, ratio: '2:1' } };
export const Aside: Story = { args: { ...car, ratio: 'aside' } };
export const LongText: Story = {
  args: {
    nav: undefined,
    ratio: '3:2',
    children: <Card title="Avtomobilning tashqi va ichki ko‘rinishi suratlari">14</Card>,
    side: (
      <Card title="Xaridor ko‘radigan narx va shartlar">
        {'219 000 000 so‘m, kelishiladi. '.repeat(6)}
      </Card>
    ),
  },
};
