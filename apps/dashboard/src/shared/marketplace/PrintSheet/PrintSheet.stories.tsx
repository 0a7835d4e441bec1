import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sample } from '@karvon/ui/testing/SampleTexts';
import { DefinitionList } from '@karvon/ui/DefinitionList';
import { QrCode } from '../QrCode/QrCode';
import { PrintSheet } from './PrintSheet';

const facts = (...items: (readonly [term: string, detail: string])[]) => (
  <DefinitionList items={items.map(([term, detail]) => ({ term, detail }))} />
);

const meta = {
  title: 'Product parts/PrintSheet',
  component: PrintSheet,
  args: {
    isPreview: true,
    title: 'Чек № 1042',
    context: 'Karvon Chilonzor · 20 ноября',
    children: facts(
      ['Оплачено', '20 ноября, 14:38'],
      ['Списано с карты', '1 500 000 сум'],
      ['Карта', 'Uzcard •• 6311'],
      ['Кампания', 'Осенние скидки'],
    ),
  },
  render: (args) => (
    <Sample>
      <PrintSheet {...args} />
    </Sample>
  ),
} satisfies Meta<typeof PrintSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A receipt. */
export const Default: Story = {};
/** A car’s sheet behind the windscreen. */
export const CarSheet: Story = {
  args: {
    variant: 'poster',
    title: 'Chevrolet Cobalt, 2024',
    context: 'Karvon Chilonzor',
    headline: '168 000 000 сум',
    code: (
      <QrCode size="fill" value="https://karvon.uz/cars/42" aria-label="Объявление на Karvon" />
    ),
    children: facts(
      ['Пробег', '24 500 км'],
      ['Коробка передач', 'Автомат'],
      ['Топливо', 'Бензин'],
      ['Цвет', 'Белый'],
      ['Телефон', '+998 90 123 45 67'],
    ),
    note: 'Цена на 20 ноября',
  },
};
/** A deal for both sides to sign. */
export const DealSheet: Story = {
  args: {
    title: 'Расчёт по заявке № 318',
    children: facts(
      ['Клиент', 'Дилноза Рашидова'],
      ['Машина клиента', 'Chevrolet Spark, 2019 · 61 000 км'],
      ['Наша цена', '88 000 000 сум'],
      ['Доплата', '80 000 000 сум'],
    ),
    signatures: ['Автосалон', 'Клиент'],
  },
};
/** Paper is white in the dark theme too. */
export const Dark: Story = { globals: { theme: 'dark' } };
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { headline: '168 000 000 сум' },
};
export const LongText: Story = {
  args: {
    title: 'Chevrolet Captiva Premier 1.5 turbo, to‘liq jihozlangan, 2024-yil',
    context: 'Karvon Chilonzor, Toshkent shahri, Chilonzor tumani, 19-mavze, 4-uy',
    headline: '368 000 000 so‘m',
    children: facts([
      'Avtomobilning texnik holati',
      'Bo‘yalmagan, bitta egasi bo‘lgan, servis kitobchasi joyida',
    ]),
    signatures: ['Avtosalon vakili', 'Xaridor yoki uning vakili'],
    note: 'Narx ko‘rsatilgan kun uchun; kurs o‘zgarsa, narx ham o‘zgarishi mumkin',
  },
};
