import type { ComponentDocs } from '../../docs/component-docs';
import { RadioCards } from './RadioCards';

const conditions = [
  { value: 'excellent', label: 'A’lo', description: 'Yangidek' },
  { value: 'good', label: 'Yaxshi', description: 'Mayda izlari bor' },
  { value: 'fair', label: 'O‘rtacha', description: 'Xarajat talab qiladi' },
  { value: 'repair', label: 'Ta’mirtalab', description: 'Yurmaydi' },
] as const;

export const docs = {
  status: 'ready',
  summary: 'One of two to six things, each with a line that explains it or with a picture.',
  props: { RadioCards },
  whenToUse: [
    'The answer weighs much and its words need explaining: the condition of a car.',
    'One of two things that have a picture each: my photo or the one on the server.',
  ],
  whenNot: [
    { when: 'Short words that need no explanation', instead: ['SegmentedControl', 'RadioGroup'] },
    {
      when: 'More than six',
      instead: ['Select'],
      because: 'Cards of 124 px take a screen of their own on a phone.',
    },
    { when: 'More than one may be chosen', instead: ['CheckboxGroup'] },
    {
      when: 'A card that leads somewhere',
      instead: ['Card'],
      because: 'Choosing here changes nothing until the form is saved.',
    },
  ],
  anatomy: {
    example: <RadioCards label="Holati" isRequired defaultValue="good" options={conditions} />,
    parts: [
      { name: 'Label', text: 'Asks the question, and names the group for readers.', at: 'span' },
      {
        name: 'Card',
        text: 'All of it is pressed. At least 124 px wide, as many beside each other as fit. Chosen: accent border of 2 px and a soft ground.',
        at: 'label',
      },
      { name: 'Title', text: 'One or two words.', at: 'label > span:not(:first-child)' },
      {
        name: 'Detail',
        text: '12 px, muted. Optional, but then on every card.',
        at: 'label > span:last-child',
      },
      {
        name: 'Picture',
        text: '80 px high, above the words, decorative. Where it does not load the icon stands there, or the sign of a missing picture. Optional.',
      },
    ],
  },
  states: {
    Empty: 'Nothing is chosen for a person: a car’s condition is not to be guessed.',
    Invalid: 'Red borders, and the words below say what to do.',
    Disabled: 'The chosen card can still be told apart.',
    LongText: 'Titles and details wrap; the cards of a row are equally high.',
  },
  pairs: [
    {
      do: {
        text: 'Explain each choice by what a buyer will see.',
        example: (
          <RadioCards label="Holati" defaultValue="excellent" options={conditions.slice(0, 2)} />
        ),
      },
      dont: {
        text: 'Repeat the title in other words.',
        example: (
          <RadioCards
            label="Holati, izohsiz"
            defaultValue="a"
            options={[
              { value: 'a', label: 'A’lo', description: 'A’lo holat' },
              { value: 'b', label: 'Yaxshi', description: 'Yaxshi holat' },
            ]}
          />
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the chosen card, or the first; then out of the group.' },
    {
      keys: ['ArrowRight'],
      does: 'Chooses the next card, after the last the first. So does `ArrowDown`.',
    },
    { keys: ['ArrowLeft'], does: 'Chooses the card before. So does `ArrowUp`.' },
    { keys: ['Space'], does: 'Chooses the focused card where nothing is chosen yet.' },
  ],
  reader: {
    ru: 'Состояние, группа. Отличное, Как новый, переключатель, выбран, 1 из 4',
    uz: 'Holati, guruh. A’lo, Yangidek, radio tugma, tanlangan, 4 tadan 1',
    note: 'The detail is part of the card’s name. The picture is not read.',
  },
  limits: [
    'Once chosen, a person cannot go back to nothing.',
    'No links or fields inside a card: the whole card is one label.',
  ],
} satisfies ComponentDocs;
