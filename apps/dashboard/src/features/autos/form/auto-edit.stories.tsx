import { fixtures } from '@karvon/api/fixtures';
import { problemResponse } from '@karvon/api/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { writeDraft } from '../../../shared/form/draft-store';
import { i18n } from '../../../shared/i18n/i18n';
import { paths } from '../../../shared/paths';
import { responding, failing, waiting } from '../../../testing/responses';
import { minimalDraft } from '../../../testing/minimal-draft';
import { screenAt } from '../../../testing/screen-story';
import { comesBack, isBusy, isSeen, onPhone, saysItIsDown } from '../../../testing/story-steps';
import { autoForm } from './auto-definition';
import { hour } from '../../../shared/time';

const auto = fixtures.getAuto;
const car = '/main/autos/:id';

const meta = {
  title: 'Screens/Car edit',
  tags: ['!autodocs'],
  ...screenAt(paths.autos.edit(auto.id)),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const priceOf = (canvas: Canvas) =>
  canvas.findByRole('textbox', { name: i18n.t('auto-form:fields.price') });
const isFilled = async (canvas: Canvas) => {
  await expect(await priceOf(canvas)).toHaveDisplayValue(/219\s000\s000/);
};
const changePrice = async (canvas: Canvas, price: string) => {
  const field = await priceOf(canvas);
  await userEvent.clear(field);
  await userEvent.type(field, price);
  (await canvas.findByRole('button', { name: i18n.t('auto-form:footer.save') })).click();
};

export const Default: Story = { play: ({ canvas }) => isFilled(canvas) };
export const Phone: Story = { globals: onPhone, play: ({ canvas }) => isFilled(canvas) };
export const Loading: Story = { parameters: { responses: [waiting(car)] }, play: isBusy };
/** A draft with only a model: the screen suggests missing fields and shows no errors yet. */
export const Empty: Story = {
  parameters: { responses: [responding(car, minimalDraft)] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await priceOf(canvas)).toHaveDisplayValue('');
    await expect(
      await canvas.findByDisplayValue(minimalDraft.core_car.car_model.name),
    ).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: i18n.t('auto-form:photos.add') }),
    ).toBeVisible();
    await expect(canvasElement.querySelector('[aria-invalid="true"]')).toBeNull();
  },
};

const reasons = [
  {
    field: 'photos',
    code: 'photo_plate',
    text_ru: 'На втором фото виден номер телефона',
    text_uz: 'Ikkinchi suratda telefon raqami ko‘rinib turibdi',
  },
  {
    field: 'core_car.mileage',
    code: 'mileage_doubtful',
    text_ru: 'Пробег не сходится с приборной панелью на фото',
    text_uz: 'Yurgan masofa suratdagi asboblar paneliga mos emas',
  },
];
export const Declined: Story = {
  args: { path: `${paths.autos.edit(auto.id)}#declined` },
  parameters: {
    responses: [
      responding(car, {
        ...auto,
        status: 'moderation_declined',
        allowed_transitions: ['moderation', 'archived', 'deleted'],
        reasons,
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${i18n.t('auto-form:declined.title')}:`)).toBeVisible();
    for (const { text_ru, text_uz } of reasons) {
      const text = i18n.language === 'uz' ? text_uz : text_ru;
      await expect((await canvas.findAllByText(text, { exact: false })).length).toBeGreaterThan(1);
    }
    await expect(
      canvas.getByRole('button', { name: i18n.t('auto-form:footer.submit') }),
    ).toBeVisible();
    const label = new RegExp(i18n.t('auto-form:fields.mileage'));
    const field = canvas.getByRole('textbox', { name: label });
    await waitFor(() => expect(field).toHaveFocus());
    // Fault: parts of the form that loaded later pushed the field below the screen.
    const late = document.createElement('div');
    late.style.height = `${String(innerHeight)}px`;
    field.closest('section')?.before(late);
    await waitFor(() => expect(field.getBoundingClientRect().bottom).toBeLessThan(innerHeight));
    late.remove();
  },
};
export const Locked: Story = {
  parameters: {
    responses: [
      responding(car, { ...auto, status: 'moderation', can_edit: false, allowed_transitions: [] }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(i18n.t('auto-form:locked.title'))).toBeVisible();
    await expect(canvas.getByText(i18n.t('auto-form:locked.moderation'))).toBeVisible();
    await expect(await priceOf(canvas)).toBeDisabled();
    await expect(
      canvas.queryByRole('button', { name: i18n.t('auto-form:footer.save') }),
    ).toBeNull();
    for (const fold of canvasElement.querySelectorAll('fieldset [aria-expanded][aria-controls]')) {
      if (fold.getAttribute('role') === null)
        await expect(fold).toHaveAttribute('aria-expanded', 'true');
    }
    const photos = canvas.getByRole('list', { name: i18n.t('auto-form:photos.label') });
    const tiles = within(photos).getAllByRole('listitem');
    await expect(tiles).toHaveLength(auto.photos.length);
    await expect(within(photos).queryByText(i18n.t('auto-form:photos.add'))).toBeNull();
    const order = tiles.map((tile) => tile.style.order);
    const [first, last] = [tiles[0], tiles.at(-1)];
    if (first === undefined || last === undefined) throw new Error('no photos');
    const from = first.querySelector('img') ?? first;
    const { left, top } = last.getBoundingClientRect();
    const at = {
      clientX: left + 8,
      clientY: top + 8,
      pointerId: 1,
      isPrimary: true,
      button: 0,
      pointerType: 'mouse',
    };
    await fireEvent.pointerDown(from.closest('button') ?? from, { ...at, clientX: 0, clientY: 0 });
    await fireEvent.pointerMove(window, at);
    await expect(tiles.map((tile) => tile.style.order)).toEqual(order);
    await expect(first.querySelector('[style*="translate"]')).toBeNull();
    await fireEvent.pointerUp(window, at);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'a.jpg', { type: 'image/jpeg' }));
    const isKept = last.dispatchEvent(
      new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }),
    );
    // No handler prevented the event. Outside of a drop zone the browser would open the file.
    await expect(isKept).toBe(true);
    await expect(within(photos).getAllByRole('listitem')).toHaveLength(auto.photos.length);
  },
};
export const DraftFound: Story = {
  beforeEach: async () => {
    const key = `${String(fixtures.login.business_user.id)}:auto-edit-${String(auto.id)}`;
    await writeDraft(key, {
      version: autoForm.version,
      savedAt: Date.now() - hour,
      values: { ...autoForm.from(auto), price: 214_000_000 },
      progress: { base: { id: auto.id, version: auto.version, values: autoForm.from(auto) } },
    });
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: i18n.t('draft.restore') }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: i18n.t('draft.discard') })).toBeVisible();
    await isFilled(canvas);
  },
};
export const Failing: Story = {
  parameters: { responses: [failing(car)] },
  play: ({ canvas }) => saysItIsDown(canvas),
};
export const Retried: Story = { tags: ['keyboard'], ...comesBack([car], isFilled) };
/** Saving failed: the error is at the bottom, and the form keeps its values. */
export const SaveFailing: Story = {
  parameters: {
    responses: [http.patch(car, () => problemResponse(503, { code: 'service_unavailable' }))],
  },
  play: async ({ canvas }) => {
    await isFilled(canvas);
    await changePrice(canvas, '215000000');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      i18n.t('errors:service_unavailable'),
    );
    await expect(await priceOf(canvas)).toHaveDisplayValue(/215\s000\s000/);
  },
};

let isTaken = false;
const taken = [
  http.get(car, () =>
    isTaken
      ? HttpResponse.json({ ...auto, version: auto.version + 1, price: 209_000_000 })
      : undefined,
  ),
  http.patch(car, () => {
    isTaken = true;
    return problemResponse(412);
  }),
];
/** A colleague saved the car first: the user selects a value for each field that both changed. */
export const Conflict: Story = {
  parameters: { responses: taken },
  beforeEach: () => {
    isTaken = false;
  },
  play: async ({ canvas }) => {
    await isFilled(canvas);
    await changePrice(canvas, '215000000');
    const dialog = await screen.findByRole('dialog', { name: i18n.t('conflict.title') });
    for (const price of [/215\s000\s000/, /209\s000\s000/]) {
      await isSeen(within(dialog).getByText(price));
    }
  },
};
