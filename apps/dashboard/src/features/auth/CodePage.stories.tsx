import { problemResponse } from '@karvon/api/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { failing, waiting } from '../../testing/responses';
import { screenAt } from '../../testing/screen-story';
import { onPhone } from '../../testing/story-steps';
import { codeSent, startAt, storyPhone } from './flow-story';

const meta = {
  title: 'Screens/Code from a message',
  tags: ['!autodocs'],
  ...screenAt(paths.code()),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const verify = '/main/auth/code/verify';
const sent = { beforeEach: startAt(() => codeSent('sign_in')) };

const fieldOf = (canvas: Canvas) =>
  canvas.findByRole('textbox', { name: i18n.t('auth:code.label') });
const submitOf = (canvas: Canvas) =>
  canvas.findByRole('button', { name: i18n.t('auth:code.submit') });
const type = async (canvas: Canvas) => userEvent.type(await fieldOf(canvas), '482913');
const isTitled: Story['play'] = async ({ canvas }) => {
  await expect(
    await canvas.findByRole('heading', { level: 1, name: i18n.t('auth:code.title') }),
  ).toBeVisible();
  await expect(await fieldOf(canvas)).toHaveFocus();
};

export const Default: Story = { ...sent, play: isTitled };
export const Empty: Story = {
  ...sent,
  play: async ({ canvas }) => {
    (await submitOf(canvas)).click();
    await expect(await canvas.findByText(i18n.t('errors:code_short'))).toBeVisible();
  },
};
/** The sixth digit submits the code. */
export const Loading: Story = {
  ...sent,
  parameters: { responses: [waiting(verify)] },
  play: async ({ canvas }) => {
    await type(canvas);
    const submit = await submitOf(canvas);
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
    await expect(await fieldOf(canvas)).toHaveAttribute('readonly');
  },
};
export const Failing: Story = {
  ...sent,
  parameters: { responses: [failing(verify)] },
  play: async ({ canvas }) => {
    await type(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      i18n.t('errors:service_unavailable'),
    );
    await expect(await fieldOf(canvas)).toHaveValue('482913');
  },
};
export const Invalid: Story = {
  ...sent,
  parameters: {
    responses: [
      http.post(verify, () =>
        problemResponse(422, {
          errors: [{ field: 'code', code: 'code_wrong', params: { left: 2 } }],
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await type(canvas);
    const text = i18n.t('auth:code.wrong', { count: 2 });
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(await fieldOf(canvas)).toHaveValue('');
  },
};
/** Too many wrong codes: this number has to wait. */
export const Resting: Story = {
  beforeEach: startAt(() => ({
    ...codeSent('sign_in'),
    phone: storyPhone,
    codeRest: Date.now() + 840_000,
  })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(i18n.t('errors:code_rest'));
    await expect(await submitOf(canvas)).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Phone: Story = { ...sent, globals: onPhone, play: isTitled };
