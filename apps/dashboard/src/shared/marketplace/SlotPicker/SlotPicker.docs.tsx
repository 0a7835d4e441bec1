import type { ComponentDocs } from '@karvon/ui/docs';
import { Select } from '@karvon/ui/Select';
import { SlotPicker, type Slot } from './SlotPicker';

const nothing = () => undefined;
const slots: Slot[] = [
  { value: '10:00', group: 'Утром' },
  { value: '10:30', group: 'Утром' },
  { value: '11:00', group: 'Утром' },
  { value: '11:30', group: 'Утром', isBusy: true, note: 'занято' },
  { value: '12:00', group: 'Днём' },
  { value: '12:30', group: 'Днём', isDisabled: true },
];
const example = (label: string) => (
  <SlotPicker
    label={label}
    slots={slots}
    value="11:00"
    onChange={nothing}
    emptyText="В этот день салон закрыт"
  />
);

export const docs = {
  status: 'stable',
  since: '0.3',
  reviewed: '2026-11-26',
  summary: 'One time of a day. Users see at once which times are free.',
  props: { SlotPicker },
  whenToUse: [
    'Use it after the day is known: an inspection, a visit, a call.',
    'Use it for fixed steps, up to about thirty slots.',
  ],
  whenNot: [
    { when: 'Any time, to the minute', instead: ['TimeField'] },
    { when: 'A day', instead: ['DatePicker'] },
    { when: 'Two to four short options', instead: ['SegmentedControl'] },
    {
      when: 'Options that are not times',
      instead: ['RadioGroup', 'Select'],
      because: 'Slots have room for five characters.',
    },
  ],
  anatomy: {
    example: example('Время осмотра'),
    parts: [
      { name: 'Label', text: 'Names the field.', at: '[role=radiogroup] > span' },
      {
        name: 'Group',
        text: 'A heading above slots with the same `group`.',
        at: 'div > div > span',
      },
      { name: 'Slot', text: '32 px high, 40 on touch.', at: 'label' },
      { name: 'Selected slot', text: 'In the accent colour.', at: 'label[data-selected]' },
      {
        name: 'Busy slot',
        text: 'A dashed border and a note. It can be selected: two inspections at once may be intended.',
        at: 'label[data-busy]',
      },
      { name: 'Disabled slot', text: 'In the past or closed.', at: 'label[data-disabled]' },
      { name: 'Message', text: 'The description, or the error message in its place.' },
    ],
  },
  states: {
    BusySelected: 'Say in the description what else is planned then.',
    PastSlots: 'Slots in the past are disabled, not hidden: the others keep their position.',
    WithoutGroups: 'Without `group` there are no headings.',
    Invalid: 'Every slot has a red border.',
    Disabled: 'Cannot be focused or changed.',
    Empty: 'A sentence instead of slots.',
    OnPhone: 'Slots are 40 px high, and each has a hit area of 44 px.',
    LongText: 'Notes wrap; all slots of a row have one height.',
  },
  pairs: [
    {
      do: { text: 'Show all times of the day at once.', example: example('Время, все сразу') },
      dont: {
        text: 'Use a list for them: users cannot see what is free.',
        example: (
          <Select
            label="Время, список"
            options={slots.map(({ value }) => ({ value, label: value }))}
            value="11:00"
            onChange={nothing}
          />
        ),
      },
    },
    {
      do: { text: 'Say what is planned at a busy time: «занято».' },
      dont: { text: 'Use the dashed border alone: it has no meaning for screen readers.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the selected slot, or to the first; then out of the group.' },
    {
      keys: ['ArrowRight'],
      does: 'Selects the next slot, as the down arrow does. Disabled slots are skipped.',
    },
    { keys: ['ArrowLeft'], does: 'Selects the previous slot, as the up arrow does.' },
    { keys: ['Space'], does: 'Selects the focused slot if none is selected.' },
  ],
  screenReader: {
    ru: 'Время осмотра, группа переключателей; 11:00, переключатель, выбран, 5 из 22',
    uz: 'Ko‘rik vaqti, tanlovlar guruhi; 11:00, tanlov, tanlangan, 22 tadan 5-si',
    note: 'The note is part of the name: “11:30 занято”. Headings are read in order and are not part of the names.',
  },
  limits: [
    'One day only: put a `DatePicker` before it.',
    'It does not know the current time: disable past slots.',
    'The down arrow moves to the next slot, not to the slot below.',
  ],
} satisfies ComponentDocs;
