import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Sample } from '@karvon/ui/testing/SampleTexts';
import { Box } from '@karvon/ui/Box';
import { Card } from '@karvon/ui/Card';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { FloatingPill } from './FloatingPill';

const meta = {
  title: 'Product parts/FloatingPill',
  component: FloatingPill,
  args: { children: 'Показать новые: 2', onPress: fn() },
  render: (args) => (
    // Room for the top bar, below which it stays.
    <Box padding={10}>
      <Stack gap={6}>
        <Text tone="muted">
          <Sample>Новые лиды</Sample>
        </Text>
        <div>
          <FloatingPill {...args} />
          <Card>
            <Sample>Бахтиёр Хамидов</Sample>
          </Card>
        </div>
      </Stack>
    </Box>
  ),
} satisfies Meta<typeof FloatingPill>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The pill does not move the content below it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const pill = button.getBoundingClientRect();
    const card = button.parentElement?.nextElementSibling?.getBoundingClientRect();
    await expect(card?.top).toBeCloseTo(pill.top + pill.height / 2, 0);
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, args }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalled();
  },
};
