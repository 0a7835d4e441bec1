import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { failing, waiting } from '../../testing/answers';
import { screenAt } from '../../testing/screen-story';

const meta = {
  title: 'Screens/Sign-in',
  tags: ['!autodocs'],
  ...screenAt('/login'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const fill = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => {
  await userEvent.type(await canvas.findByRole('textbox'), '901234567');
  await userEvent.type(canvas.getByLabelText(/Пароль|Parol/, { selector: 'input' }), 'karvon-demo');
  await userEvent.keyboard('{Enter}');
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: { answers: [waiting('/main/auth/login')] },
  play: async ({ canvas }) => {
    await fill(canvas);
    const button = await canvas.findByRole('button', { name: /Войти|Kirish/ });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};
export const Failing: Story = {
  parameters: { answers: [failing('/main/auth/login')] },
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
