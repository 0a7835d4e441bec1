import { LayoutGrid, Rows3 } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { SegmentedControl } from './SegmentedControl';

const money = [
  { value: 'UZS', label: 'сум' },
  { value: 'USD', label: 'у.е.' },
] as const;

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'Two to four short options side by side. The selection applies immediately.',
  props: { SegmentedControl },
  whenToUse: [
    'Use it for a currency, RU or UZ, cards or table, a period: short options that change often.',
    'Use `isFullWidth` in a form.',
  ],
  whenNot: [
    {
      when: 'Views with their own address or with counts',
      instead: ['Tabs'],
      because: 'Those are links and can be opened in a new tab.',
    },
    { when: 'More than four options, or long text', instead: ['RadioGroup', 'Select'] },
    { when: 'On and off', instead: ['Switch'] },
    { when: 'Several options', instead: ['Chip', 'CheckboxGroup'] },
    { when: 'Actions', instead: ['Button', 'Menu'] },
  ],
  anatomy: {
    example: <SegmentedControl label="Валюта" defaultValue="UZS" options={money} />,
    parts: [
      {
        name: 'Label',
        text: 'Optional where the context is clear; then use `aria-label`.',
        at: 'span',
      },
      {
        name: 'Track',
        text: 'Sunken, 32, 40 or 48 px high; 36, 44 or 52 px on touch. As wide as its content.',
        at: '[role="radiogroup"] > div',
      },
      { name: 'Thumb', text: 'The selected segment is raised.', at: 'label[data-selected]' },
      {
        name: 'Segment',
        text: 'A label of 13 px, an icon of 16 px, or both.',
        at: 'label:not([data-selected])',
      },
    ],
  },
  states: {
    FullWidth: 'Segments share the width according to their text.',
    Icons: 'Well-known icons only. The labels are the names for screen readers.',
    Small: 'For bars: RU and UZ.',
    Invalid:
      'Nothing is selected yet: the message below says so, the track stays grey. It is better to preselect a likely option.',
    Hovered: 'The text is darker.',
    Disabled: 'The selected segment stays raised.',
    LongText: 'About the longest text that fits on a phone.',
  },
  pairs: [
    {
      do: {
        text: 'Use labels of one kind and similar length.',
        example: (
          <SegmentedControl
            label="Narx valyutasi"
            defaultValue="UZS"
            options={[
              { value: 'UZS', label: 'so‘m' },
              { value: 'USD', label: 'y.e.' },
            ]}
          />
        ),
      },
      dont: {
        text: 'Use sentences: they do not wrap and overflow the track.',
        example: (
          <SegmentedControl
            label="Uzun so‘zlar"
            defaultValue="a"
            options={[
              { value: 'a', label: 'Faqat so‘mda' },
              { value: 'b', label: 'Markaziy bank kursi bo‘yicha' },
            ]}
          />
        ),
      },
    },
    {
      do: {
        text: 'Use well-known icons, with a name each.',
        example: (
          <SegmentedControl
            aria-label="Вид списка"
            isIconOnly
            defaultValue="cards"
            options={[
              { value: 'cards', label: 'Карточки', icon: LayoutGrid },
              { value: 'table', label: 'Таблица', icon: Rows3 },
            ]}
          />
        ),
      },
      dont: { text: 'Use icons for abstract terms, such as a payment method.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the selected segment, then out of the control.' },
    {
      keys: ['ArrowRight'],
      does: 'Selects the next segment, and after the last the first. So does `ArrowDown`.',
    },
    { keys: ['ArrowLeft'], does: 'Selects the previous segment. So does `ArrowUp`.' },
    { keys: ['Space'], does: 'Selects the focused segment if nothing is selected yet.' },
  ],
  screenReader: {
    ru: 'Валюта, группа переключателей. сум, переключатель, выбран, 1 из 2',
    uz: 'Valyuta, radio tugmalar guruhi. so‘m, radio tugma, tanlangan, 2 tadan 1',
  },
  limits: [
    'Labels neither wrap nor are truncated: at 320 px keep all of them together under 30 characters.',
    'With `isIconOnly` it has no tooltips, so the names are not visible.',
    'The `description` of an option is not shown.',
    'An error has a message, but no red border.',
    'Every arrow key applies: if that loads a page, all options in between are loaded too.',
  ],
} satisfies ComponentDocs;
