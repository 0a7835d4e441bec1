import type { ComponentDocs } from '../../docs/component-docs';
import { TextArea } from './TextArea';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary: 'Several lines of text, with a count beside its hint or error.',
  props: { TextArea },
  whenToUse: [
    'A description, a reason, a comment: what a user words in sentences.',
    'Wherever the length is limited near to what people write: it can show a count.',
  ],
  whenNot: [
    { when: 'One line', instead: ['TextField'] },
    { when: 'A message in a conversation', instead: ['Composer'], because: 'There `Enter` sends.' },
    { when: 'Known answers', instead: ['CheckboxGroup', 'MultiSelect'] },
  ],
  anatomy: {
    example: (
      <TextArea
        label="Tavsif"
        defaultValue="Bitta egasi bo‘lgan, dilerda servis qilingan."
        description="200 belgidan"
        counter="45 / 4 000"
      />
    ),
    parts: [
      { name: 'Label', text: 'Above, always visible.', at: 'label' },
      {
        name: 'Area',
        text: '`rows` lines at least, four unless told. It grows with the text up to 60 % of the screen, then scrolls.',
        at: 'textarea',
      },
      { name: 'Message', text: 'The hint, or the error in its place.', at: '[slot="description"]' },
      {
        name: 'Count',
        text: 'At the right, worded by the page: «31 из 4 000». Stays beside an error.',
        at: '[slot="description"] + span',
      },
    ],
  },
  states: {
    Empty: 'The placeholder says what is worth writing.',
    Counter: 'How much is written, beside how much is wanted.',
    Invalid: 'Says which words have to go.',
    Disabled: 'What was written stays readable.',
    ReadOnly: 'Sunken; can be focused, read and copied.',
    LongText: 'As high as its text.',
  },
  pairs: [
    {
      do: {
        text: 'Say what a buyer wants to read there.',
        example: (
          <TextArea
            label="Tavsif"
            placeholder="Servis tarixi, almashtirilgan qismlar, kamchiliklar"
          />
        ),
      },
      dont: {
        text: 'Repeat the label.',
        example: <TextArea label="Avtomobil tavsifi" placeholder="Tavsifni kiriting" />,
      },
    },
    {
      do: { text: 'Let people write too much, count it and say by how much.' },
      dont: { text: 'Cut pasted text with `maxLength`: the end is gone in silence.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves into the field, then out of it: it writes no tab.' },
    { keys: ['Enter'], does: 'Begins a new line. It does not send the form.' },
  ],
  screenReader: {
    ru: 'Описание, редактирование текста, несколько строк, Один владелец, сервис у дилера.',
    uz: 'Tavsif, matn maydoni, ko‘p qatorli, Bitta egasi bo‘lgan, dilerda servis qilingan.',
    note: 'After the text comes the hint, or the error, and the count. Who types hears the count after a second of rest.',
  },
  limits: [
    'Where it cannot, a user drags the corner.',
    'Plain text: no lists, no bold.',
    '`maxLength` counts UTF-16 units: an emoji is two.',
  ],
} satisfies ComponentDocs;
