import { fixtures } from '@karvon/api/fixtures';
import { problemResponse } from '@karvon/api/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { responding, failing, waiting } from '../../testing/responses';
import { screenAt } from '../../testing/screen-story';
import { comesBack, isSeen, onPhone } from '../../testing/story-steps';

const meta = {
  title: 'Screens/Profile',
  tags: ['!autodocs'],
  ...screenAt(paths.profile),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const profile = '/main/business/profile';
const sessions = '/main/auth/sessions';
const permissions = '/main/business/permissions';
const user = fixtures.getProfile;
const [current] = fixtures.listSessions.results;

const isFilled = async (canvas: Canvas) => {
  await expect(await canvas.findByDisplayValue(user.full_name)).toBeVisible();
};
const hasDevices = async (canvas: Canvas) => {
  for (const { device } of fixtures.listSessions.results) {
    await expect(await canvas.findByText(device)).toBeVisible();
  }
};
const isComplete: Story['play'] = async ({ canvas }) => {
  await isFilled(canvas);
  await hasDevices(canvas);
};
const fieldOf = (canvas: Canvas, name: 'full_name' | 'company_name' | 'telegram') =>
  canvas.findByRole('textbox', { name: i18n.t(`profile:fields.${name}`) });

export const Default: Story = { play: isComplete };
export const Loading: Story = {
  parameters: { responses: [waiting(profile), waiting(sessions), waiting(permissions)] },
  play: async ({ canvas }) => {
    await canvas.findByText(i18n.t('profile:sessions.title'));
    const waits = canvas.getAllByRole('status', { name: i18n.t('loading') });
    await expect(waits).toHaveLength(3);
    for (const wait of waits) await expect(wait).toHaveAttribute('aria-busy', 'true');
  },
};
/** A new account with only a name and one device. */
export const Empty: Story = {
  parameters: {
    responses: [
      responding(profile, {
        ...user,
        profile_pic: undefined,
        company_name: undefined,
        tin: undefined,
        email: undefined,
        telegram: undefined,
      }),
      responding(sessions, { results: [current], count: 1 }),
    ],
  },
  play: async ({ canvas }) => {
    await isFilled(canvas);
    await expect(await fieldOf(canvas, 'company_name')).toHaveValue('');
    await expect(await fieldOf(canvas, 'telegram')).toHaveValue('');
    await expect(await canvas.findByText(i18n.t('profile:sessions.current'))).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: i18n.t('profile:sessions.revoke') }),
    ).toBeNull();
  },
};
export const Failing: Story = {
  parameters: { responses: [failing(profile), failing(sessions), failing(permissions)] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(3));
    for (const alert of canvas.getAllByRole('alert')) {
      await expect(alert).toHaveTextContent(i18n.t('errors:service_unavailable'));
      await expect(within(alert).getByRole('button', { name: i18n.t('retry') })).toBeVisible();
    }
  },
};
export const Retried: Story = { tags: ['keyboard'], ...comesBack([profile], isFilled) };
export const RetriedDevices: Story = { tags: ['keyboard'], ...comesBack([sessions], hasDevices) };
export const Invalid: Story = {
  play: async ({ canvas }) => {
    await isFilled(canvas);
    const name = await fieldOf(canvas, 'full_name');
    await userEvent.clear(name);
    await userEvent.tab();
    await expect(await canvas.findByText(i18n.t('errors:required'))).toBeVisible();
    await expect(name).toBeInvalid();
  },
};

let isTaken = false;
const taken = [
  http.get(profile, () =>
    isTaken
      ? HttpResponse.json({ ...user, version: user.version + 1, company_name: 'Karvon Group' })
      : undefined,
  ),
  http.patch('/main/business/:id', () => {
    isTaken = true;
    return problemResponse(412);
  }),
];
/** Changed elsewhere meanwhile: the user selects a value for each field that both changed. */
export const Conflict: Story = {
  parameters: { responses: taken },
  beforeEach: () => {
    isTaken = false;
  },
  play: async ({ canvas }) => {
    await isFilled(canvas);
    const company = await fieldOf(canvas, 'company_name');
    await userEvent.clear(company);
    await userEvent.type(company, 'Karvon Avto');
    (await canvas.findByRole('button', { name: i18n.t('save') })).click();
    const dialog = await screen.findByRole('dialog', { name: i18n.t('conflict.title') });
    for (const side of ['Karvon Avto', 'Karvon Group']) {
      await isSeen(within(dialog).getByText(side));
    }
  },
};
/** A wrong current password: its field shows the error, and typed values stay. */
export const WrongPassword: Story = {
  parameters: {
    responses: [
      http.post('/main/auth/password', () =>
        problemResponse(422, { errors: [{ field: 'current', code: 'password_wrong' }] }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: i18n.t('profile:password.change') }),
    );
    const [current, password, repeat] = (['current', 'new', 'repeat'] as const).map((name) =>
      canvas.getByLabelText(i18n.t(`profile:password.${name}`), { exact: true }),
    );
    if (!current || !password || !repeat) throw new Error('A field is missing.');
    await userEvent.type(current, 'uzum-anor-77');
    await userEvent.type(password, 'anor-uzum-88');
    await userEvent.type(repeat, 'anor-uzum-88');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(i18n.t('errors:password_wrong'))).toBeVisible();
    await expect(current).toHaveFocus();
    await expect(current).toBeInvalid();
    await expect(password).toHaveValue('anor-uzum-88');
  },
};
export const PasswordChanged: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    const change = { name: i18n.t('profile:password.change') };
    await userEvent.click(await canvas.findByRole('button', change));
    for (const name of ['current', 'new', 'repeat'] as const) {
      const field = canvas.getByLabelText(i18n.t(`profile:password.${name}`), { exact: true });
      await userEvent.type(field, name === 'current' ? 'uzum-anor-77' : 'anor-uzum-88');
    }
    await userEvent.keyboard('{Enter}');
    await isSeen(await screen.findByText(i18n.t('profile:password.changed')));
    await expect(await canvas.findByRole('button', change)).toBeVisible();
  },
};
const others = [764, 765, 766].map((id) => ({ ...current, id, current: false }));
const ended = new Set<unknown>();
export const OthersSignedOut: Story = {
  tags: ['keyboard'],
  parameters: {
    responses: [
      http.get(sessions, () => {
        const results = [current, ...others.filter(({ id }) => !ended.has(String(id)))];
        return HttpResponse.json({ results, count: results.length });
      }),
      http.delete('/main/auth/sessions/:id', ({ params: { id } }) => {
        ended.add(id);
        return new HttpResponse(null, { status: 204 });
      }),
    ],
  },
  beforeEach: () => ended.clear(),
  play: async ({ canvas }) => {
    const all = { name: i18n.t('profile:sessions.revokeOthers') };
    await userEvent.click(await canvas.findByRole('button', all));
    await isSeen(await screen.findByText(i18n.t('profile:sessions.othersRevoked')));
    await waitFor(() => expect(canvas.queryByRole('button', all)).toBeNull());
    await expect([...ended].toSorted()).toEqual(['764', '765', '766']);
    await expect(canvas.getByText(i18n.t('profile:sessions.current'))).toBeVisible();
  },
};
/** A seller with roles enabled: settings of the owner are disabled with a reason. */
export const AsSeller: Story = {
  parameters: {
    responses: [
      responding(profile, {
        ...user,
        member: {
          id: 61,
          is_owner: false,
          role: 'seller',
          permissions: ['autos.edit', 'leads.edit'],
          avtosalons: [],
        },
      }),
      responding(permissions, { mode: 'on', manager_pay_limit: 5_000_000 }),
    ],
  },
  play: async ({ canvas }) => {
    await isFilled(canvas);
    await expect(await canvas.findByRole('switch')).toBeDisabled();
    await expect(await fieldOf(canvas, 'company_name')).toHaveAttribute('readonly');
  },
};
/** The form comes first, the button that signs out last. */
export const Phone: Story = {
  globals: onPhone,
  play: async (context) => {
    await isComplete(context);
    const name = await fieldOf(context.canvas, 'full_name');
    const exit = context.canvas.getByRole('button', { name: i18n.t('profile:signOut') });
    await expect(exit.getBoundingClientRect().top).toBeGreaterThan(
      name.getBoundingClientRect().top,
    );
  },
};
