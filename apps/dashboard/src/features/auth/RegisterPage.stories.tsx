import { problemResponse } from '@karvon/api/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { failing, waiting } from '../../testing/responses';
import { screenAt } from '../../testing/screen-story';
import { onPhone } from '../../testing/story-steps';
import { proved, startAt } from './flow-story';

const meta = {
  title: 'Screens/Registration',
  tags: ['!autodocs'],
  ...screenAt(paths.register()),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const register = '/main/auth/register';
const isProved = { beforeEach: startAt(() => proved('sign_in')) };
const isNamed = {
  beforeEach: startAt(() => ({ ...proved('sign_in'), fullName: 'Жасур Каримов' })),
};

const submitOf = (canvas: Canvas) =>
  canvas.findByRole('button', { name: i18n.t('auth:register.submit') });
const fill = async (canvas: Canvas) => {
  await submitOf(canvas);
  const fields = canvas.getAllByLabelText(/./, { selector: 'input[type=password]' });
  for (const field of fields) await userEvent.type(field, 'karvon-demo');
  await userEvent.keyboard('{Enter}');
};
const isTitled: Story['play'] = async ({ canvas }) => {
  await expect(
    await canvas.findByRole('heading', { level: 1, name: i18n.t('auth:register.title') }),
  ).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: i18n.t('auth:register.fullName') })).toHaveValue(
    '',
  );
};

export const Default: Story = { ...isProved, play: isTitled };
export const Empty: Story = {
  ...isProved,
  play: async ({ canvas }) => {
    (await submitOf(canvas)).click();
    const required = await canvas.findAllByText(i18n.t('errors:required'));
    await expect(required).toHaveLength(3);
    for (const text of required) await expect(text).toBeVisible();
    await expect(
      canvas.getByRole('textbox', { name: i18n.t('auth:register.fullName') }),
    ).toBeInvalid();
  },
};
export const Loading: Story = {
  ...isNamed,
  parameters: { responses: [waiting(register)] },
  play: async ({ canvas }) => {
    await fill(canvas);
    const submit = await submitOf(canvas);
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
  },
};
export const Failing: Story = {
  ...isNamed,
  parameters: { responses: [failing(register)] },
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      i18n.t('errors:service_unavailable'),
    );
  },
};
export const Invalid: Story = {
  ...isNamed,
  parameters: {
    responses: [
      http.post(register, () =>
        problemResponse(422, { errors: [{ field: 'password', code: 'password_too_common' }] }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(await canvas.findByText(i18n.t('errors:password_too_common'))).toBeVisible();
  },
};
export const Phone: Story = { ...isProved, globals: onPhone, play: isTitled };
