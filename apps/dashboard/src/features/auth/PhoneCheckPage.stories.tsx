import { fixtures } from '@karvon/api/fixtures';
import { problemResponse } from '@karvon/api/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { failing, waiting } from '../../testing/responses';
import { screenAt } from '../../testing/screen-story';
import { onPhone } from '../../testing/story-steps';
import { startAt, storyPhone } from './flow-story';

const meta = {
  title: 'Screens/Phone check',
  tags: ['!autodocs'],
  ...screenAt(paths.phoneCheck()),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const check = '/main/auth/phone-check';
const nobodyYet = { beforeEach: startAt() };
const typed = { beforeEach: startAt(() => ({ phone: storyPhone })) };

const submitOf = (canvas: Canvas) => canvas.findByRole('button', { name: i18n.t('continue') });
const send = async (canvas: Canvas) => {
  const submit = await submitOf(canvas);
  submit.click();
  return submit;
};
const isTitled: Story['play'] = async ({ canvas }) => {
  await expect(
    await canvas.findByRole('heading', { level: 1, name: i18n.t('auth:phone.title') }),
  ).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: i18n.t('auth:phone.label') })).toBeEnabled();
};

export const Default: Story = { ...nobodyYet, play: isTitled };
export const Empty: Story = {
  ...nobodyYet,
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByText(i18n.t('errors:invalid_phone'))).toBeVisible();
  },
};
export const Loading: Story = {
  ...typed,
  parameters: { responses: [waiting(check)] },
  play: async ({ canvas }) => {
    const submit = await send(canvas);
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
  },
};
export const Failing: Story = {
  ...typed,
  parameters: { responses: [failing(check)] },
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      i18n.t('errors:service_unavailable'),
    );
  },
};
export const Resting: Story = {
  ...typed,
  parameters: { responses: [http.post(check, () => problemResponse(429, { retry_after: 45 }))] },
  play: async ({ canvas }) => {
    const submit = await send(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      i18n.t('errors:too_many_requests'),
    );
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
  },
};
/** Redirected here because the confirmation of the number has expired. */
export const LedBack: Story = {
  beforeEach: startAt(() => ({ phone: storyPhone, returnReason: 'ticket_expired' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      i18n.t('errors:ticket_expired'),
    );
  },
};
const invite = screenAt(`${paths.phoneCheck()}?invite=9fQ2mVxT7sLwV4cN8dR1yK`);
/** Opened by the link of an SMS: the inviting dealer is above the number. */
export const Invited: Story = {
  ...invite,
  ...nobodyYet,
  play: async ({ canvas }) => {
    const { company_name: name } = fixtures.getInvitation;
    const note = await canvas.findByText(i18n.t('auth:invitation.invites', { name }), {
      exact: false,
    });
    await expect(note).toBeVisible();
  },
};
/** Submitted before the invitation has loaded: a number with a password still gets a code, which joining requires. */
export const InvitedInHaste: Story = {
  ...invite,
  ...typed,
  parameters: {
    ...invite.parameters,
    responses: [waiting('/main/auth/invitations/:token')],
  },
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: i18n.t('auth:code.title') }),
    ).toBeVisible();
  },
};
/** The invitation has expired: a number with a password signs in by it, as without the link. */
export const InvitationEnded: Story = {
  ...invite,
  ...typed,
  parameters: {
    ...invite.parameters,
    responses: [http.get('/main/auth/invitations/:token', () => problemResponse(404))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(i18n.t('auth:invitation.expired'))).toBeVisible();
    await send(canvas);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: i18n.t('auth:login.title') }),
    ).toBeVisible();
  },
};
export const Phone: Story = { ...nobodyYet, globals: onPhone, play: isTitled };
