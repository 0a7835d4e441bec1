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
  summary: 'Two to four short choices side by side, of which one holds and applies at once.',
  props: { SegmentedControl },
  whenToUse: [
    'A currency, RU or UZ, cards or table, a period: what is changed often and has a short name.',
    'In a form beside a field that it belongs to, with `isFullWidth`.',
  ],
  whenNot: [
    {
      when: 'Views with an address of their own, or with counts',
      instead: ['Tabs'],
      because: 'Those are links: they can be opened in a new tab.',
    },
    { when: 'More than four, or sentences', instead: ['RadioGroup', 'Select'] },
    { when: 'On and off', instead: ['Switch'] },
    { when: 'Several at once', instead: ['Chip', 'CheckboxGroup'] },
    { when: 'Deeds', instead: ['Button', 'Menu'] },
  ],
  anatomy: {
    example: <SegmentedControl label="Валюта" defaultValue="UZS" options={money} />,
    parts: [
      { name: 'Label', text: 'Optional where the place says it; then `aria-label`.', at: 'span' },
      {
        name: 'Track',
        text: 'Sunken, 32, 40 or 48 px high; 36, 44, 52 on touch. As wide as its words.',
        at: '[role="radiogroup"] > div',
      },
      { name: 'Thumb', text: 'The chosen one is raised.', at: 'label[data-selected]' },
      {
        name: 'Segment',
        text: 'A word of 13 px, an icon of 16 px, or both.',
        at: 'label:not([data-selected])',
      },
    ],
  },
  states: {
    FullWidth: 'Segments share the width as their words need it.',
    Icons: 'Known images only. The labels stay as names for screen readers.',
    Small: 'In bars: RU and UZ.',
    Invalid:
      'Nothing chosen yet: the words below say so, the track stays grey. Better choose a likely answer in advance.',
    Hovered: 'The words go dark.',
    Disabled: 'The chosen one stays raised.',
    LongText: 'About the most that fits a phone.',
  },
  pairs: [
    {
      do: {
        text: 'Words of one kind and of like length.',
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
        text: 'Sentences: they do not wrap and run out of the track.',
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
        text: 'Icons that everybody knows, with a name each.',
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
      dont: { text: 'Icons for abstract things, such as a kind of payment.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the chosen segment; then out of the control.' },
    {
      keys: ['ArrowRight'],
      does: 'Chooses the next one at once, after the last the first. So does `ArrowDown`.',
    },
    { keys: ['ArrowLeft'], does: 'Chooses the one before. So does `ArrowUp`.' },
    { keys: ['Space'], does: 'Chooses the focused one where nothing is chosen yet.' },
  ],
  screenReader: {
    ru: 'Валюта, группа переключателей. сум, переключатель, выбран, 1 из 2',
    uz: 'Valyuta, radio tugmalar guruhi. so‘m, radio tugma, tanlangan, 2 tadan 1',
  },
  limits: [
    'Words neither wrap nor are cut: at 320 px keep all segments together under 30 letters.',
    'With `isIconOnly` it has no tooltips: eyes get no words at all.',
    '`description` of an option is not rendered.',
    'An error has no red border, only its words.',
    'Every arrow applies: where that loads a page, a user passes through all between.',
  ],
} satisfies ComponentDocs;
