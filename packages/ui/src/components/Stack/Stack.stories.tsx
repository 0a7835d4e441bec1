import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/Box';
import { Stack } from './Stack';

const words = ['Отличное', 'Хорошее', 'Среднее', 'Ta’mirlash kerak, yurmaydi'];

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
  args: {
    gap: 3,
    children: words.map((word) => (
      <Box key={word} padding={3} backgroundColor="surface" border="hairline" borderRadius="md">
        {word}
      </Box>
    )),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
