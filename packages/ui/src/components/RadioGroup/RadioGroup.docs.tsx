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
  summary: 'One of a few options, all of them in view: in rows, in a line or as cards.',
  props: { RadioGroup },
  whenToUse: [
    'Two to seven answers that are read before one is chosen: a reason, a showroom.',
    'A dialog with one question: nobody has to open a list first.',
    'Two to six options that need a line or an image each, `variant="cards"`: the condition of a car.',
  ],
  whenNot: [
    {
      when: 'Two to four short words that apply at once',
      instead: ['SegmentedControl'],
    },
    { when: 'A card that leads somewhere', instead: ['Card'] },
    { when: 'A long or growing list', instead: ['Select', 'ComboBox'] },
    { when: 'Several answers', instead: ['CheckboxGroup'] },
    {
      when: 'Yes or no',
      instead: ['Checkbox', 'Switch'],
      because: 'One box says it with half of the words.',
    },
  ],
  anatomy: {
    example: <RadioGroup label="Причина" defaultValue="sold" options={reasons} />,
    parts: [
      { name: 'Label', text: 'The question. Without it give `aria-label`.', at: 'span' },
      {
        name: 'Row',
        text: 'Circle and words are pressed alike; 44 px high on touch.',
        at: 'label',
      },
      {
        name: 'Circle',
        text: '18 px. Chosen: accent with a dot.',
        at: 'label > span:not(:first-child)',
      },
      {
        name: 'Description',
        text: 'A muted line below the words, where one of the answers needs it.',
        at: 'span:has(> br)',
      },
      {
        name: 'Card',
        text: 'At least 112 px wide, as many beside each other as fit. Chosen: accent border and a soft ground. An image is 80 px high and decorative.',
      },
      { name: 'Message', text: 'The hint of the group, or its error.' },
    ],
  },
  states: {
    Empty: 'Nothing is chosen in advance where every answer is as likely.',
    Invalid: 'Circles turn red; the words below say what to choose.',
    Disabled: 'Not now. What is chosen stays visible.',
    Cards: 'The detail below the title is on every card or on none.',
    CardsInvalid: 'Red borders, and the message says what to do.',
    CardsDisabled: 'The chosen card can still be told apart.',
    CardsWithImages:
      'Where an image does not load, the icon or the sign of a missing image is shown.',
    LongText: 'Words wrap beside their circle, never below it.',
  },
  pairs: [
    {
      do: {
        text: 'Answers that exclude each other and miss nobody.',
        example: <RadioGroup label="Причина снятия" defaultValue="changed" options={reasons} />,
      },
      dont: {
        text: 'Answers of which two are true at once.',
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
        text: '`layout="line"` for two or three short words.',
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
      dont: { text: 'A line of sentences: where it wraps, circles stand beside the wrong words.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the chosen row, or the first; then out of the group.' },
    {
      keys: ['ArrowDown'],
      does: 'Chooses the next row, after the last the first. So does `ArrowRight`.',
    },
    { keys: ['ArrowUp'], does: 'Chooses the row before. So does `ArrowLeft`.' },
    { keys: ['Space'], does: 'Chooses the focused row where nothing is chosen yet.' },
  ],
  screenReader: {
    ru: 'Состояние, группа. Отличное Как новый, переключатель, выбран, 1 из 4',
    uz: 'Holati, guruh. A’lo Yangidek, radio tugma, tanlangan, 4 tadan 1',
    note: 'A row’s description is part of its name. The error is read after the name of the group.',
  },
  limits: [
    'Once chosen, a user cannot go back to nothing: add a row «Не важно» where that is an answer.',
    'A row or a card cannot hold a link or a field, such as «Другое: …». Show that field below the group.',
  ],
} satisfies ComponentDocs;
