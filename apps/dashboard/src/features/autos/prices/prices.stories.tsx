import { fixtures } from '@karvon/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, within } from 'storybook/test';
import { i18n } from '../../../shared/i18n/i18n';
import { paths } from '../../../shared/paths';
import { emptyList, failing } from '../../../testing/responses';
import { screenAt } from '../../../testing/screen-story';
import { isSeen, onPhone } from '../../../testing/story-steps';

const meta = {
  title: 'Screens/Prices',
  tags: ['!autodocs'],
  ...screenAt(`${paths.autos.index}?view=table`),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const preview = '/main/autos/prices/preview';
const [row] = fixtures.previewPrices.rows;
const away = {
  ...row,
  auto: { ...row?.auto, id: 5013, title: 'Chevrolet Malibu, 2022' },
  remoderation: true,
  margin: -1_800_000,
};

async function openDialog(canvas: Canvas) {
  for (const box of (await canvas.findAllByRole('checkbox')).slice(1, 3)) box.click();
  (await canvas.findByRole('button', { name: i18n.t('autos:price.edit') })).click();
  return screen.findByRole('dialog', { name: i18n.t('prices:change') });
}

async function typePercent(dialog: HTMLElement, text: string) {
  await userEvent.type(within(dialog).getByLabelText(i18n.t('prices:value.percent')), text);
}

/** Cars that go to moderation are a group of their own, unticked. A car whose price stays shows the reason. */
export const Bulk: Story = {
  parameters: {
    responses: [
      http.post(preview, () =>
        HttpResponse.json({
          ...fixtures.previewPrices,
          rows: [...fixtures.previewPrices.rows, away],
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await expect(
      within(dialog).getByRole('button', { name: i18n.t('prices:change') }),
    ).toBeDisabled();
    await typePercent(dialog, '-3');
    await isSeen(
      await within(dialog).findByRole('heading', { name: i18n.t('prices:away', { n: '1' }) }),
    );
    await expect(within(dialog).getByText(i18n.t('prices:why.auto_locked'))).toBeVisible();
    const boxOf = (car: string) =>
      within(dialog).getByRole('checkbox', { name: i18n.t('prices:select', { car }) });
    await expect(boxOf('Chevrolet Tracker, 2023')).toBeChecked();
    await expect(boxOf('Chevrolet Malibu, 2022')).not.toBeChecked();
    boxOf('Chevrolet Malibu, 2022').click();
    await isSeen(
      await within(dialog).findByRole('button', { name: i18n.t('prices:go', { count: 2 }) }),
    );
  },
};
export const BulkFailing: Story = {
  parameters: { responses: [failing(preview)] },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await typePercent(dialog, '-3');
    await isSeen(await within(dialog).findByRole('button', { name: i18n.t('retry') }));
  },
};
/** A percentage outside of the limits is an error at the field. */
export const BulkWrong: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await typePercent(dialog, '150');
    await isSeen(await within(dialog).findByText(i18n.t('prices:limit.percent')));
  },
};
export const History: Story = {
  args: { path: `${paths.autos.index}?prices=history` },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: i18n.t('prices:history') });
    await isSeen(await within(drawer).findByRole('button', { name: i18n.t('prices:undo') }));
  },
};
export const HistoryEmpty: Story = {
  args: { path: `${paths.autos.index}?prices=history` },
  parameters: { responses: [emptyList('/main/autos/prices')] },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: i18n.t('prices:history') });
    await isSeen(await within(drawer).findByText(i18n.t('prices:historyEmpty')));
  },
};
export const Advice: Story = {
  args: { path: `${paths.autos.index}?view=table&advice=price` },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: i18n.t('prices:review') });
    await isSeen(await within(drawer).findByText(/206\s600\s000/));
    await isSeen(within(drawer).getByRole('button', { name: i18n.t('prices:later') }));
  },
};
export const AdviceFailing: Story = {
  args: { path: `${paths.autos.index}?advice=price` },
  parameters: { responses: [failing('/main/autos/price-advice')] },
  play: async () => {
    await screen.findByRole('dialog', { name: i18n.t('prices:review') });
    await isSeen(await screen.findByRole('button', { name: i18n.t('retry') }));
  },
};
export const PhoneAdvice: Story = {
  globals: onPhone,
  args: { path: paths.autos.index },
  play: async ({ canvas }) => {
    await isSeen(await canvas.findByRole('button', { name: i18n.t('prices:review') }));
  },
};
