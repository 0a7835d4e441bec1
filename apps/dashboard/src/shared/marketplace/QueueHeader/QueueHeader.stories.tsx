import type { Meta, StoryObj } from '@storybook/react-vite';
import { Contact, RefreshCw } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Sample, useSample } from '@karvon/ui/testing/SampleTexts';
import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { QueueHeader, type QueueHeaderProps } from './QueueHeader';

/** Same layout as on the work panel: the header, then the first rows. */
function Queue(args: QueueHeaderProps) {
  const sample = useSample();
  const isEmptied = args.isEmptied ?? args.count === 0;
  return (
    <Card padding="none" isClipped>
      <QueueHeader {...args} />
      {!isEmptied && (
        <RowList variant="flush" aria-label={args.title}>
          <Row title={sample('Бахтиёр Хамидов')} detail="Chevrolet Cobalt, 2024" href="#1" />
          <Row title={sample('Дилноза Рашидова')} detail="Chevrolet Tracker, 2023" href="#2" />
        </RowList>
      )}
    </Card>
  );
}

const meta = {
  title: 'Product parts/QueueHeader',
  component: QueueHeader,
  args: {
    title: 'Новые лиды',
    count: 12,
    emptiedText: 'Лиды разобраны',
    link: { href: '#leads', label: 'Все лиды' },
  },
  render: (args) => (
    <Sample>
      <Queue {...args} />
    </Sample>
  ),
} satisfies Meta<typeof QueueHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Emptied: Story = { args: { count: 0 } };
export const EmptiedDark: Story = { args: { count: 0 }, globals: { theme: 'dark' } };
export const WithNote: Story = { args: { note: 'из них 2 в чатах ниже' } };
export const WithIcon: Story = { args: { icon: Contact } };
export const WithAction: Story = {
  args: {
    title: 'Можно поднять',
    actions: (
      <Button size="sm" variant="soft" icon={RefreshCw}>
        Поднять все
      </Button>
    ),
  },
};
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { note: 'из них 2 в чатах ниже' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Все лиды' })).toHaveTextContent('');
    await expect(canvas.getByText('из них 2 в чатах ниже')).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    title: 'Javobsiz qolgan yangi lidlar va o‘tkazib yuborilgan qo‘ng‘iroqlar',
    count: 1284,
    note: 'ulardan 2 tasi quyidagi chatlarda',
    link: { href: '#leads', label: 'Barcha lidlar' },
  },
};
