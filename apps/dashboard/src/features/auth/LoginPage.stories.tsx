import { problemResponse } from '@karvon/api/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { failing, waiting } from '../../testing/responses';
import { screenAt } from '../../testing/screen-story';
import { onPhone } from '../../testing/story-steps';
import { startAt, storyPhone } from './flow-story';

const meta = {
  title: 'Screens/Sign-in',
  tags: ['!autodocs'],
  ...screenAt(paths.login()),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const login = '/main/auth/login';
const nobodyYet = { beforeEach: startAt() };
const withNumber = { beforeEach: startAt(() => ({ phone: storyPhone })) };

const submitOf = (canvas: Canvas) =>
  canvas.findByRole('button', { name: i18n.t('auth:login.submit') });
const isTitled: Story['play'] = async ({ canvas }) => {
  await expect(
    await canvas.findByRole('heading', { level: 1, name: i18n.t('auth:login.title') }),
  ).toBeVisible();
  await expect(await submitOf(canvas)).toBeEnabled();
};
const send = async (canvas: Canvas) => {
  await submitOf(canvas);
  const password = canvas.getByLabelText(i18n.t('auth:password.label'), { selector: 'input' });
  await userEvent.type(password, 'karvon-demo{Enter}');
};

/** The number was entered on the previous page. */
export const Default: Story = { ...withNumber, play: isTitled };
/** Opened without a number, after a session ended. */
export const WithoutNumber: Story = { ...nobodyYet, play: isTitled };
export const Empty: Story = {
  ...nobodyYet,
  play: async ({ canvas }) => {
    (await submitOf(canvas)).click();
    await expect(await canvas.findByText(i18n.t('errors:invalid_phone'))).toBeVisible();
    await expect(canvas.getByText(i18n.t('errors:required'))).toBeVisible();
  },
};
export const Loading: Story = {
  ...withNumber,
  parameters: { responses: [waiting(login)] },
  play: async ({ canvas }) => {
    await send(canvas);
    const button = await submitOf(canvas);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};
export const Failing: Story = {
  ...withNumber,
  parameters: { responses: [failing(login)] },
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      i18n.t('errors:service_unavailable'),
    );
    await expect(await submitOf(canvas)).toBeEnabled();
  },
};
export const Invalid: Story = {
  ...withNumber,
  parameters: {
    responses: [
      http.post(login, () =>
        problemResponse(422, { errors: [{ field: 'password', code: 'credentials_wrong' }] }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByText(i18n.t('errors:credentials_wrong'))).toBeVisible();
  },
};
/** Too many wrong passwords: only a code works for some time. */
export const Resting: Story = {
  beforeEach: startAt(() => ({ phone: storyPhone, passwordRest: Date.now() + 840_000 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      i18n.t('errors:password_rest'),
    );
    await expect(await submitOf(canvas)).toHaveAttribute('aria-disabled', 'true');
    await expect(
      canvas.getByRole('button', { name: i18n.t('auth:login.code') }),
    ).not.toHaveAttribute('aria-disabled');
  },
};
export const Phone: Story = { ...withNumber, globals: onPhone, play: isTitled };
