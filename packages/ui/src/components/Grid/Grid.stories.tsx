import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/Box';
import { Card } from '../Card/Card';
import { Select } from '../Select/Select';
import { TextField } from '../TextField/TextField';
import { Grid } from './Grid';

const labels = ['Отличное', 'Хорошее', 'Среднее', 'Ta’mirlash kerak, yurmaydi'];

const meta = {
  title: 'Components/Layout/Grid',
  component: Grid,
  args: {
    columns: [1, 2, 4],
    children: labels.map((label) => (
      <Box key={label} padding={3} backgroundColor="surface" border="hairline" borderRadius="md">
        {label}
      </Box>
    )),
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Fields: Story = {
  args: {
    columns: 2,
    hasFields: true,
    children: (
      <>
        <TextField label="Цена с сертификатом CIP, если он есть" suffix="у.е." />
        <TextField label="Пробег" errorMessage="Не больше двух миллионов" suffix="км" />
        <Select
          label="Rang"
          value={null}
          onChange={() => undefined}
          options={[{ value: 1, label: 'Oq' }]}
          placeholder="Tanlang"
        />
        <TextField label="VIN" description="17 ta belgi" />
      </>
    ),
  },
};

export const Cards: Story = {
  args: {
    as: 'ul',
    columns: undefined,
    'aria-label': 'Автомобили',
    children: ['Chevrolet Tracker', 'Kia K5', 'BYD Song Plus', 'Chevrolet Damas', 'Lada Vesta'].map(
      (name) => <Card key={name}>{name}</Card>,
    ),
  },
};
export const CardsBusy: Story = { args: { ...Cards.args, isBusy: true } };
