import type { Meta, StoryObj } from '@storybook/react-vite';
import { TaskForm } from '../TaskForm/TaskForm';
import { SplitScreen } from './SplitScreen';

const meta = {
  title: 'Components/Layout/SplitScreen',
  component: SplitScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    header: <b>Karvon</b>,
    children: (
      <TaskForm title="Вход" lead="Номер телефона салона." onSubmit={() => {}}>
        <p>Поля</p>
      </TaskForm>
    ),
    footer: 'Данные защищены',
    side: <p>Картинка</p>,
  },
} satisfies Meta<typeof SplitScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutFooter: Story = { args: { footer: undefined } };
export const LongText: Story = {
  args: {
    children: (
      <TaskForm
        title="Parolni tiklash va kabinetga kirish"
        lead="Telefon raqamingizni kiriting, unga tasdiqlash kodi yuboriladi. "
        onSubmit={() => {}}
      >
        <p>{'Maydonlar '.repeat(60)}</p>
      </TaskForm>
    ),
    footer: 'Ma’lumotlaringiz himoyalangan va uchinchi shaxslarga berilmaydi',
  },
};
