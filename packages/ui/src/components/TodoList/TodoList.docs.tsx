import { CircleAlert, FileText, Image } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { TodoList } from './TodoList';

const nothing = () => undefined;

export const docs = {
  status: 'ready',
  summary:
    'What is left to do, in order of worth; each row leads to its place and says what it brings.',
  props: { TodoList },
  whenToUse: [
    'Beside a form: fields in the way of publishing first, then what would make the advert better.',
    'Below a `CompletenessDial`, whose percent it explains.',
  ],
  whenNot: [
    { when: 'Sections of a form and where one is', instead: ['SectionNav'] },
    { when: 'Numbers of waiting things', instead: ['CountLinks'] },
    { when: 'News', instead: ['FeedList'] },
    { when: 'Things with a deed each', instead: ['RowList'] },
    { when: 'Boxes to tick', instead: ['CheckboxGroup'] },
  ],
  anatomy: {
    example: (
      <TodoList
        items={[
          {
            id: 'wrong',
            icon: CircleAlert,
            label: '2 ta maydonni tuzating',
            tone: 'danger',
            onPress: nothing,
          },
          {
            id: 'photos',
            icon: Image,
            label: 'Yana 3 ta surat qo‘shing',
            gain: '+15 %',
            onPress: nothing,
          },
        ]}
      />
    ),
    parts: [
      { name: 'Icon', text: '16 px. Of the place that it leads to.', at: 'li svg' },
      {
        name: 'Words',
        text: 'A deed: «Добавьте 3 фото». The whole row is pressed, 44 px high under a finger.',
        at: 'li span',
      },
      {
        name: 'Gain',
        text: 'What it brings, in green. Optional.',
        at: 'li:last-child span:last-child',
      },
    ],
  },
  states: {
    Default: 'What is in the way is red and first; the rest by what it brings.',
    Empty: 'Draws nothing. Say in words that all is done.',
    LongText: 'Words wrap; the gain stays at the right.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Say what to do.',
        example: (
          <TodoList
            items={[
              {
                id: 'a',
                icon: FileText,
                label: 'Mashinani tasvirlang',
                gain: '+10 %',
                onPress: nothing,
              },
            ]}
          />
        ),
      },
      dont: {
        text: 'Say what is wrong.',
        example: (
          <TodoList
            items={[
              { id: 'a', icon: FileText, label: 'Tavsif bo‘sh', gain: '+10 %', onPress: nothing },
            ]}
          />
        ),
      },
    },
    {
      do: { text: 'Three to five rows; the rest comes when these are done.' },
      dont: { text: 'Promise a gain that nothing calculates.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the next row.' },
    { keys: ['Enter'], does: 'Leads to the place. The page puts the focus there. `Space` too.' },
  ],
  reader: {
    ru: 'Список, 3 элемента. Исправьте 2 поля, кнопка',
    uz: 'Ro‘yxat, 3 element. 2 ta maydonni tuzating, tugma',
    note: 'The gain is read after the words, as a part of the name.',
  },
  limits: [
    'Rows are buttons and have no address: they cannot be opened in a new tab.',
    'The list has no name of its own: let it stand in a `Card` with a title.',
    'A row that is done leaves at once, without a word to readers.',
  ],
} satisfies ComponentDocs;
