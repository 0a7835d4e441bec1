import type { ComponentDocs } from '../../docs/component-docs';
import { RadioGroup } from './RadioGroup';

const reasons = [
  { value: 'sold', label: 'Продали в другом месте' },
  { value: 'changed', label: 'Передумали продавать' },
  { value: 'repair', label: 'Машина в ремонте', description: 'Вернуть можно в любой день' },
] as const;

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'One of a few options, all visible: in rows, on one line, or as cards.',
  props: { RadioGroup },
  whenToUse: [
    'Use it for two to seven options that are read before one is selected: a reason, a showroom.',
    'Use it in a dialog with one question, so that users need not open a list.',
    'Use `variant="cards"` for two to six options with a description or an image: the condition of a car.',
  ],
  whenNot: [
    {
      when: 'Two to four short options that apply immediately',
      instead: ['SegmentedControl'],
    },
    { when: 'A card that is a link', instead: ['Card'] },
    { when: 'A long or growing list', instead: ['Select', 'ComboBox'] },
    { when: 'Several options', instead: ['CheckboxGroup'] },
    {
      when: 'Yes or no',
      instead: ['Checkbox', 'Switch'],
      because: 'One checkbox needs half of the text.',
    },
  ],
  anatomy: {
    example: <RadioGroup label="Причина" defaultValue="sold" options={reasons} />,
    parts: [
      { name: 'Label', text: 'The question. Without it set `aria-label`.', at: 'span' },
      {
        name: 'Row',
        text: 'The circle and the label can be clicked; 44 px high on touch.',
        at: 'label',
      },
      {
        name: 'Circle',
        text: '18 px. Selected: accent with a dot.',
        at: 'label > span:not(:first-child)',
      },
      {
        name: 'Description',
        text: 'A muted line below the label, if an option needs it.',
        at: 'span:has(> br)',
      },
      {
        name: 'Card',
        text: 'At least 112 px wide, as many side by side as fit. Selected: an accent border and a soft background. An image is 80 px high and decorative.',
      },
      { name: 'Message', text: 'The hint of the group, or its error message.' },
    ],
  },
  states: {
    Empty: 'Do not preselect if every option is equally likely.',
    Invalid: 'Circles are red; the message below says what to select.',
    Disabled: 'Not available now. The selected option stays visible.',
    Cards: 'The description is on every card or on none.',
    CardsInvalid: 'Red borders, and a message that says what to do.',
    CardsDisabled: 'The selected card is still recognisable.',
    CardsWithImages: 'If an image does not load, the icon or a placeholder is shown.',
    LongText: 'Text wraps next to its circle, never below it.',
  },
  pairs: [
    {
      do: {
        text: 'Use options that exclude each other and cover every case.',
        example: <RadioGroup label="Причина снятия" defaultValue="changed" options={reasons} />,
      },
      dont: {
        text: 'Use options that can both be true.',
        example: (
          <RadioGroup
            label="Причина, пересекается"
            defaultValue="a"
            options={[
              { value: 'a', label: 'Продали' },
              { value: 'b', label: 'Продали в другом месте' },
            ]}
          />
        ),
      },
    },
    {
      do: {
        text: 'Use `layout="line"` for two or three short options.',
        example: (
          <RadioGroup
            label="Mulk turi"
            layout="line"
            defaultValue="own"
            options={[
              { value: 'own', label: 'O‘zimniki' },
              { value: 'sale', label: 'Komissiya' },
            ]}
          />
        ),
      },
      dont: {
        text: 'Put sentences on one line: when it wraps, circles are next to the wrong text.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the selected row, or the first; then out of the group.' },
    {
      keys: ['ArrowDown'],
      does: 'Selects the next row, and after the last the first. So does `ArrowRight`.',
    },
    { keys: ['ArrowUp'], does: 'Selects the previous row. So does `ArrowLeft`.' },
    { keys: ['Space'], does: 'Selects the focused row if nothing is selected yet.' },
  ],
  screenReader: {
    ru: 'Состояние, группа. Отличное Как новый, переключатель, выбран, 1 из 4',
    uz: 'Holati, guruh. A’lo Yangidek, radio tugma, tanlangan, 4 tadan 1',
    note: 'The description of a row is part of its name. The error message is announced after the name of the group.',
  },
  limits: [
    'A selection cannot be cleared: add an option «Не важно» where that is valid.',
    'A row or a card cannot contain a link or a field, such as «Другое: …». Show that field below the group.',
  ],
} satisfies ComponentDocs;
