import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/Box';
import { Inline } from './Inline';

const labels = ['Отличное', 'Хорошее', 'Среднее', 'Ta’mirlash kerak, yurmaydi'];

const meta = {
  title: 'Components/Layout/Inline',
  component: Inline,
  args: {
    gap: 3,
    children: labels.map((label) => (
      <Box key={label} padding={3} backgroundColor="surface" border="hairline" borderRadius="md">
        {label}
      </Box>
    )),
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
