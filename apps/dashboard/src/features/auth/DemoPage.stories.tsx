import { problemResponse } from '@karvon/api/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { failing, waiting } from '../../testing/responses';
import { screenAt } from '../../testing/screen-story';
import { startAt } from './flow-story';

const start = '/main/auth/demo';

const meta = {
  title: 'Screens/Demonstration',
  tags: ['!autodocs'],
  ...screenAt(paths.demo),
  beforeEach: startAt(),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const submitOf = (canvas: Canvas) =>
  canvas.findByRole('button', { name: i18n.t('auth:demo.open') });

/** The demonstration starts without a press. */
export const Loading: Story = {
  parameters: { responses: [waiting(start)] },
  play: async ({ canvas }) => {
    const submit = await submitOf(canvas);
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
  },
};
export const Failing: Story = {
  parameters: { responses: [failing(start)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      i18n.t('errors:service_unavailable'),
    );
    await expect(await submitOf(canvas)).toBeEnabled();
  },
};
/** The URL on a server without a demonstration. */
export const SwitchedOff: Story = {
  parameters: { responses: [http.post(start, () => problemResponse(404))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(i18n.t('auth:demo.off'));
    await expect(canvas.getByRole('link', { name: i18n.t('auth:connect.title') })).toHaveAttribute(
      'href',
      paths.connect,
    );
  },
};
