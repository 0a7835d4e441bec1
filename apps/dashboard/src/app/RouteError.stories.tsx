import { ApiError } from '@karvon/api/errors';
import { getGetAutoQueryOptions } from '@karvon/api/main/autos';
import { problemResponse } from '@karvon/api/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, spyOn } from 'storybook/test';
import { i18n } from '../shared/i18n/i18n';
import { paths } from '../shared/paths';
import { queryClient } from '../shared/query';
import { screenAt } from '../testing/screen-story';
import { onPhone, saysItIsDown } from '../testing/story-steps';

const id = 5012;
const down = new ApiError({
  kind: 'unavailable',
  status: 503,
  code: 'service_unavailable',
  instance: '01J9Z6T4Q8',
});

/** Pages show their own loading errors; uncaught ones end here. This throws while a car's form loads. */
function throwing(error: Error) {
  let isBroken = true;
  return {
    beforeEach: () => {
      isBroken = true;
      const key = JSON.stringify(getGetAutoQueryOptions(id).queryKey);
      const fetchQuery = queryClient.fetchQuery.bind(queryClient);
      const spy = spyOn(queryClient, 'fetchQuery').mockImplementation((options) => {
        if (isBroken && JSON.stringify(options.queryKey) === key) throw error;
        return fetchQuery(options);
      });
      return () => spy.mockRestore();
    },
    repair: () => {
      isBroken = false;
    },
  };
}

const meta = {
  title: 'Screens/Error page',
  tags: ['!autodocs'],
  ...screenAt(paths.autos.edit(id)),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const isTitled = async (canvas: Canvas, name: string) => {
  await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  await expect(canvas.getByRole('link', { name: i18n.t('toArea.autos') })).toHaveAttribute(
    'href',
    paths.autos.index,
  );
  await expect(canvas.getByRole('navigation', { name: i18n.t('shell:nav.label') })).toBeVisible();
};

const unexpected = throwing(new TypeError('Nobody thought of it.'));
const unavailable = throwing(down);

export const Unexpected: Story = {
  beforeEach: unexpected.beforeEach,
  play: async ({ canvas }) => {
    await isTitled(canvas, i18n.t('routeError.title'));
    await expect(canvas.getByRole('alert')).toHaveTextContent(i18n.t('errors:generic.text'));
    await expect(canvas.getByRole('button', { name: i18n.t('retry') })).toBeEnabled();
  },
};
/** The service is down. The number is for support. */
export const Unavailable: Story = {
  beforeEach: unavailable.beforeEach,
  play: async ({ canvas }) => {
    await isTitled(canvas, i18n.t('routeError.title'));
    await saysItIsDown(canvas);
    await expect(
      canvas.getByText(i18n.t('routeError.reference', { instance: '01J9Z6T4Q8' })),
    ).toBeVisible();
  },
};
/** The button loads the page after the service has recovered. */
export const Retried: Story = {
  tags: ['keyboard'],
  beforeEach: unavailable.beforeEach,
  play: async ({ canvas }) => {
    await isTitled(canvas, i18n.t('routeError.title'));
    unavailable.repair();
    canvas.getByRole('button', { name: i18n.t('retry') }).click();
    await expect(await canvas.findByDisplayValue('Tracker')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
/** A 404 has no “Try again” button. */
export const NotFound: Story = {
  parameters: { responses: [http.get('/main/autos/:id', () => problemResponse(404))] },
  play: async ({ canvas }) => {
    await isTitled(canvas, i18n.t('routeError.notFoundTitle'));
    await expect(canvas.getByText(i18n.t('routeError.notFoundText'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: i18n.t('retry') })).toBeNull();
  },
};
export const Phone: Story = {
  globals: onPhone,
  beforeEach: unavailable.beforeEach,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: i18n.t('routeError.title') }),
    ).toBeVisible();
    await saysItIsDown(canvas);
  },
};
