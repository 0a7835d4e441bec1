import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { failing, waiting } from '../../testing/responses';
import { screenAt } from '../../testing/screen-story';
import { onPhone } from '../../testing/story-steps';
import { codeSent, proved, startAt, storyPhone } from './flow-story';

const meta = {
  title: 'Screens/Forgotten password',
  tags: ['!autodocs'],
  ...screenAt(paths.forgotPassword()),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const code = '/main/auth/code';
const reset = '/main/auth/password-reset';
const typed = { beforeEach: startAt(() => ({ phone: storyPhone })) };
const isProved = { beforeEach: startAt(() => proved('reset')) };

const buttonOf = (canvas: Canvas, name: string) => canvas.findByRole('button', { name });
const send = async (canvas: Canvas) => {
  const submit = await buttonOf(canvas, i18n.t('auth:forgot.send'));
  submit.click();
  return submit;
};
const fill = async (canvas: Canvas) => {
  const submit = await buttonOf(canvas, i18n.t('auth:forgot.submit'));
  const fields = canvas.getAllByLabelText(/./, { selector: 'input[type=password]' });
  for (const field of fields) await userEvent.type(field, 'karvon-demo');
  await userEvent.keyboard('{Enter}');
  return submit;
};
const isTitled = async (canvas: Canvas, name: string) => {
  await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
};
const saysItIsDown = async (canvas: Canvas) => {
  await expect(await canvas.findByRole('alert')).toHaveTextContent(
    i18n.t('errors:service_unavailable'),
  );
};

export const Default: Story = {
  ...typed,
  play: async ({ canvas }) => {
    await isTitled(canvas, i18n.t('auth:forgot.title'));
    await expect(await buttonOf(canvas, i18n.t('auth:forgot.send'))).toBeEnabled();
  },
};
export const Empty: Story = {
  beforeEach: startAt(),
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByText(i18n.t('errors:invalid_phone'))).toBeVisible();
  },
};
export const Loading: Story = {
  ...typed,
  parameters: { responses: [waiting(code)] },
  play: async ({ canvas }) => {
    const submit = await send(canvas);
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
  },
};
export const Failing: Story = {
  ...typed,
  parameters: { responses: [failing(code)] },
  play: async ({ canvas }) => {
    await send(canvas);
    await saysItIsDown(canvas);
  },
};
/** No account has this number: a link leads to registration. */
export const NotRegistered: Story = {
  beforeEach: startAt(() => ({ phone: storyPhone, returnReason: 'not_registered' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      i18n.t('errors:not_registered'),
    );
    await expect(canvas.getByRole('link', { name: i18n.t('auth:login.connect') })).toHaveAttribute(
      'href',
      paths.phoneCheck(),
    );
  },
};
export const Code: Story = {
  beforeEach: startAt(() => codeSent('reset')),
  play: async ({ canvas }) => {
    await isTitled(canvas, i18n.t('auth:forgot.title'));
    await expect(
      await canvas.findByRole('textbox', { name: i18n.t('auth:code.label') }),
    ).toHaveFocus();
  },
};
export const NewPassword: Story = {
  ...isProved,
  play: ({ canvas }) => isTitled(canvas, i18n.t('auth:forgot.newTitle')),
};
export const NewPasswordInvalid: Story = {
  ...isProved,
  play: async ({ canvas }) => {
    const submit = await buttonOf(canvas, i18n.t('auth:forgot.submit'));
    const [first] = canvas.getAllByLabelText(/./, { selector: 'input[type=password]' });
    if (first !== undefined) await userEvent.type(first, 'korotk');
    submit.click();
    const text = await canvas.findAllByText(i18n.t('errors:password_too_short'));
    await expect(text[0]).toBeVisible();
    await expect(first).toBeInvalid();
  },
};
export const NewPasswordLoading: Story = {
  ...isProved,
  parameters: { responses: [waiting(reset)] },
  play: async ({ canvas }) => {
    const submit = await fill(canvas);
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
  },
};
export const NewPasswordFailing: Story = {
  ...isProved,
  parameters: { responses: [failing(reset)] },
  play: async ({ canvas }) => {
    await fill(canvas);
    await saysItIsDown(canvas);
  },
};
export const Phone: Story = {
  ...typed,
  globals: onPhone,
  play: ({ canvas }) => isTitled(canvas, i18n.t('auth:forgot.title')),
};
