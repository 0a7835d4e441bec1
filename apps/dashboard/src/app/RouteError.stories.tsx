import { problemResponse } from '@karvon/api/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect } from 'storybook/test';
import { i18n } from '../shared/i18n/i18n';
import { homePath, paths } from '../shared/paths';
import { answering, failing } from '../testing/answers';
import { screenAt } from '../testing/screen-story';
import { comesBack, onPhone, saysItIsDown } from '../testing/story-steps';

// Any page whose loader can fail: the form of a car.
const car = '/main/autos/:id';

const meta = {
  title: 'Screens/Error page',
  tags: ['!autodocs'],
  ...screenAt(paths.autos.edit(5012)),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const isTitled = async (canvas: Canvas, name: string) => {
  await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  await expect(canvas.getByRole('link', { name: i18n.t('pending.toAutos') })).toHaveAttribute(
    'href',
    homePath,
  );
  // Inside of the shell: one can go elsewhere.
  await expect(canvas.getByRole('navigation', { name: i18n.t('shell:nav.label') })).toBeVisible();
};

/** What came was not what the contract says: nobody expected it. */
export const Unexpected: Story = {
  parameters: { answers: [answering(car, { id: 'five thousand' })] },
  play: async ({ canvas }) => {
    await isTitled(canvas, i18n.t('routeError.title'));
    await expect(canvas.getByRole('alert')).toHaveTextContent(i18n.t('errors:contract'));
    await expect(canvas.getByRole('button', { name: i18n.t('retry') })).toBeEnabled();
  },
};
/** The service is down: when it is back, the button brings the page. Support is told the number. */
export const Unavailable: Story = {
  parameters: { answers: [failing(car)] },
  play: async ({ canvas }) => {
    await isTitled(canvas, i18n.t('routeError.title'));
    await saysItIsDown(canvas);
    await expect(
      canvas.getByText(i18n.t('routeError.reference', { instance: '01J9Z6T4Q8' })),
    ).toBeVisible();
  },
};
export const Retried: Story = {
  tags: ['keyboard'],
  ...comesBack([car], async (canvas) => {
    await expect(await canvas.findByDisplayValue('Tracker')).toBeVisible();
  }),
};
/** What was asked for is not there: trying again is of no use. */
export const NotFound: Story = {
  parameters: { answers: [http.get(car, () => problemResponse(404))] },
  play: async ({ canvas }) => {
    await isTitled(canvas, i18n.t('routeError.notFoundTitle'));
    await expect(canvas.getByText(i18n.t('routeError.notFoundText'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: i18n.t('retry') })).toBeNull();
  },
};
export const Phone: Story = {
  globals: onPhone,
  parameters: { answers: [failing(car)] },
  play: ({ canvas }) => saysItIsDown(canvas),
};
