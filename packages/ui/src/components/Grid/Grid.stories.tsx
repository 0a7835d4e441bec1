import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/Box';
import { Grid } from './Grid';

const words = ['Отличное', 'Хорошее', 'Среднее', 'Ta’mirlash kerak, yurmaydi'];

const meta = {
  title: 'Components/Layout/Grid',
  component: Grid,
  args: {
    columns: [1, 2, 4],
    children: words.map((word) => (
      <Box key={word} padding={3} backgroundColor="surface" border="hairline" borderRadius="md">
        {word}
      </Box>
    )),
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
