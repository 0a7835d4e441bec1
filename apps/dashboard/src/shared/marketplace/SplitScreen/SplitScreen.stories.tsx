import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '@karvon/ui/Heading';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { SplitScreen } from './SplitScreen';

const meta = {
  title: 'Product parts/SplitScreen',
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
