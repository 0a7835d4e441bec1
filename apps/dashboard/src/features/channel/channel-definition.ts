import type { TelegramChannel, TelegramPause } from '@karvon/api/main';
import { UpdateTelegramChannelBody } from '@karvon/api/zod/main/telegram';
import { defineForm } from '../../shared/resource/form/define-form';
import {
  choiceField,
  switchField,
  textField,
  timeField,
  type FieldKind,
} from '../../shared/resource/form/field-kinds';
import { fieldSet } from '../../shared/resource/form/field-set';
import * as z from 'zod/mini';

export const pauses: readonly TelegramPause[] = [1, 5, 15, 60];

const pauseField: FieldKind<TelegramPause, TelegramPause | undefined, TelegramPause> = {
  label: 'channel:pause_minutes',
  isRequired: false,
  shape: z.union([z.literal(1), z.literal(5), z.literal(15), z.literal(60)]),
  empty: 5,
  from: (minutes = 5) => minutes,
  to: (minutes) => minutes,
  format: String,
};

const photosField: FieldKind<number, number | undefined, number> = {
  label: 'channel:photos',
  isRequired: false,
  shape: z.number(),
  empty: 5,
  from: (count = 5) => count,
  to: (count) => count,
  format: String,
};

const salonsField: FieldKind<number[], readonly number[] | undefined, number[]> = {
  label: 'channel:avtosalons',
  isRequired: false,
  shape: z.array(z.number()),
  empty: [],
  from: (ids = []) => [...ids],
  to: (ids) => ids,
  format: (ids) => ids.join(', '),
};

const variable = /\{(\w*)\}/g;

export const variables = [
  'car',
  'year',
  'price',
  'price_usd',
  'nasiya',
  'mileage',
  'gearbox',
  'fuel',
  'colour',
  'region',
  'options',
  'description',
  'showroom',
  'address',
  'phone',
  'link',
] as const;

const names: readonly string[] = variables;

/** The car is named, and every variable is known. */
export function templateProblem(template: string): 'template_variable' | undefined {
  const used = [...template.matchAll(variable)].map(([, name = '']) => name);
  const isValid = used.includes('car') && used.every((name) => names.includes(name));
  return isValid ? undefined : 'template_variable';
}

const settings = fieldSet(UpdateTelegramChannelBody, {
  auto_publish: switchField({ label: 'channel:auto_publish' }),
  avtosalons: salonsField,
  edit_price: switchField({ label: 'channel:edit_price' }),
  mark_sold: switchField({ label: 'channel:mark_sold' }),
  on_leave: choiceField(['delete', 'mark'], { label: 'channel:on_leave' }),
  pause_minutes: pauseField,
  'hours.from': timeField({ label: 'channel:from', isRequired: true }),
  'hours.to': timeField({ label: 'channel:to', isRequired: true }),
  language: choiceField(['ru', 'uz', 'both'], { label: 'channel:language' }),
  layout: choiceField(['album', 'single', 'link'], { label: 'channel:layout' }),
  photos: photosField,
  phone: switchField({ label: 'channel:phone' }),
  'text.ru': textField({
    label: 'channel:text.ru',
    isRequired: true,
    isAsTyped: true,
    rule: templateProblem,
  }),
  'text.uz': textField({
    label: 'channel:text.uz',
    isRequired: true,
    isAsTyped: true,
    rule: templateProblem,
  }),
});

/** Channels are connected in Telegram, so no form creates one. */
export const channelForm = defineForm({
  ...settings,
  name: 'channel',
  version: 1,
  from: (channel: TelegramChannel) => settings.from(channel.settings),
  toCreate: () => undefined,
  toUpdate: (values, before) => {
    const changes = settings.changes(values, before);
    if (changes === undefined) return undefined;
    // Both halves of these fields are sent together.
    const { text: textChange, hours: hoursChange, ...rest } = changes;
    const { text, hours } = values;
    return {
      ...rest,
      ...(textChange !== undefined && { text }),
      ...(hoursChange !== undefined && { hours }),
    };
  },
});
