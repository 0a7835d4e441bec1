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
