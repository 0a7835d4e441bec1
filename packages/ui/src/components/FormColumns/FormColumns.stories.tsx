import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Banner } from '../Banner/Banner';
import { Card } from '../Card/Card';
import { FormSection } from '../FormSection/FormSection';
import { SectionNav } from '../SectionNav/SectionNav';
import { TextField } from '../TextField/TextField';
import { FormColumns } from './FormColumns';

const meta = {
  title: 'Components/Layout/FormColumns',
  component: FormColumns,
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
        <FormSection id="model" title="Модель">
          <TextField label="Марка" />
        </FormSection>
        <FormSection id="price" title="Цена">
          <TextField label="Цена" />
        </FormSection>
      </>
    ),
    rail: <Card title="Заполнено">78 %</Card>,
  },
} satisfies Meta<typeof FormColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithNotice: Story = {
  args: { notices: <Banner>Найден черновик от 12 мая, 14:20.</Banner> },
};
export const WithoutNav: Story = { args: { nav: undefined, narrowRail: 'hidden' } };
export const Disabled: Story = { args: { isDisabled: true } };
