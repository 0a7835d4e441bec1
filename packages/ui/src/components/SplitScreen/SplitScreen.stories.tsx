import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { SplitScreen } from './SplitScreen';

const meta = {
  title: 'Components/Layout/SplitScreen',
  component: SplitScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    header: <b>Karvon</b>,
    children: (
      <Stack gap={5}>
        <Heading level={1} size="3xl">
          Вход
        </Heading>
        <Text as="p">Номер телефона салона.</Text>
      </Stack>
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
      <Stack gap={5}>
        <Heading level={1} size="3xl">
          Parolni tiklash va kabinetga kirish
        </Heading>
        <Text as="p">
          {'Telefon raqamingizni kiriting, unga tasdiqlash kodi yuboriladi. '.repeat(10)}
        </Text>
      </Stack>
    ),
    footer: 'Ma’lumotlaringiz himoyalangan va uchinchi shaxslarga berilmaydi',
  },
};
