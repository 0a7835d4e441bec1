import type { ComponentDocs } from '../../docs/component-docs';
import { TextArea } from './TextArea';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary: 'A field for several lines of text, with an optional counter.',
  props: { TextArea },
  whenToUse: [
    'Use it for a description, a reason or a comment: full sentences.',
    'Use a counter where users may reach the maximum length.',
  ],
  whenNot: [
    { when: 'One line', instead: ['TextField'] },
    {
      when: 'A message in a conversation',
      instead: ['Composer'],
      because: 'There `Enter` sends the message.',
    },
    { when: 'Known options', instead: ['CheckboxGroup', 'Select'] },
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
        text: 'At least `rows` lines, four by default. It grows with the text up to 60% of the screen, then scrolls.',
        at: 'textarea',
      },
      {
        name: 'Message',
        text: 'The hint, or the error message in its place.',
        at: '[slot="description"]',
      },
      {
        name: 'Counter',
        text: 'On the right, formatted by the page: «31 из 4 000». It stays next to an error.',
        at: '[slot="description"] + span',
      },
    ],
  },
  family: ['Default', 'Counter'],
  states: {
    Empty: 'The placeholder suggests what to write.',
    Counter: 'The current length, next to the recommended one.',
    Invalid: 'Says which words have to be removed.',
    Disabled: 'The text can be read.',
    ReadOnly: 'Sunken; it can be focused, read and copied.',
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
      do: { text: 'Accept text that is too long, and say by how much.' },
      dont: { text: 'Cut the text: the end is lost without a message.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves focus into the field, then out of it. It does not insert a tab.',
    },
    { keys: ['Enter'], does: 'Adds a line. It does not submit the form.' },
  ],
  screenReader: {
    ru: 'Описание, редактирование текста, несколько строк, Один владелец, сервис у дилера.',
    uz: 'Tavsif, matn maydoni, ko‘p qatorli, Bitta egasi bo‘lgan, dilerda servis qilingan.',
    note: 'After the text: the hint or the error, and the counter. While typing, the counter is announced after a one-second pause.',
  },
  limits: [
    'In browsers without automatic height, users drag the corner.',
    'Plain text: no lists, no bold.',
    '`maxLength` counts UTF-16 units: an emoji is two. Without a `counter` the field counts near the limit.',
  ],
} satisfies ComponentDocs;
