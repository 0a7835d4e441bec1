import { fixtures } from '@karvon/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { i18n } from '../../../shared/i18n/i18n';
import { paths } from '../../../shared/paths';
import { failing, noShowrooms, waiting } from '../../../testing/responses';
import { screenAt } from '../../../testing/screen-story';
import { isSeen, onPhone } from '../../../testing/story-steps';

const meta = {
  title: 'Screens/Car form',
  tags: ['!autodocs'],
  ...screenAt(paths.autos.create),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const brandOf = (canvas: Canvas) =>
  canvas.findByRole('combobox', { name: i18n.t('auto-form:fields.brand') });
/** Closes the list at the end: an open one would make axe check the covered page. */
const checkBrands = async (canvas: Canvas, check: () => Promise<void>) => {
  await expect(await brandOf(canvas)).toHaveValue('');
  const name = new RegExp(i18n.t('auto-form:model.openList'));
  const [, open] = await canvas.findAllByRole('button', { name });
  open?.click();
  await check();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
};

/** Empty: the brand comes first, and fields that depend on it are disabled. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await brandOf(canvas)).toBeEnabled();
    await expect(
      canvas.getByRole('combobox', { name: i18n.t('auto-form:fields.car_model') }),
    ).toBeDisabled();
    await expect(canvas.getByText(i18n.t('auto-form:completeness.start'))).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: { responses: [waiting('/main/catalog/*'), waiting('/main/avtosalons')] },
  play: async ({ canvas }) => {
    await checkBrands(canvas, async () => {
      await isSeen(await screen.findByText(i18n.t('auto-form:model.searching')));
    });
  },
};
/** A dealer without a showroom: it has to be added first. */
export const Empty: Story = {
  parameters: { responses: [noShowrooms] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(i18n.t('auto-form:place.noSalons'))).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: i18n.t('auto-form:place.addSalon') }),
    ).toHaveAttribute('href', paths.avtosalons.create);
  },
};
/** The catalogue is down: no brand can be selected, other fields can be filled in. */
export const Failing: Story = {
  parameters: { responses: [failing('/main/catalog/*'), failing('/main/avtosalons')] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('textbox', { name: i18n.t('auto-form:fields.price') }),
    ).toBeEnabled();
    await waitFor(() => expect(canvas.getAllByText(i18n.t('common:listsFailed'))).toHaveLength(2));
    await checkBrands(canvas, async () => {
      await screen.findByRole('option', { name: i18n.t('auto-form:model.proposeAction') });
      for (const { name } of fixtures.listBrands.results) {
        await expect(screen.queryByRole('option', { name })).toBeNull();
      }
    });
  },
};
/** Submitted without changes: the footer counts the missing fields, and each shows its error. */
export const Invalid: Story = {
  play: async ({ canvas }) => {
    const brand = await brandOf(canvas);
    (await canvas.findByRole('button', { name: i18n.t('auto-form:footer.submit') })).click();
    await expect((await canvas.findAllByText(i18n.t('errors:required')))[0]).toBeVisible();
    await expect(brand).toBeInvalid();
  },
};
export const Phone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: i18n.t('back') })).toBeVisible();
    await expect(
      canvas.getByRole('progressbar', { name: i18n.t('auto-form:progress') }),
    ).toBeVisible();
  },
};
