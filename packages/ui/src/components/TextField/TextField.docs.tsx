import { Gauge } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { icon } from '../../private/icon-size';
import { TextField } from './TextField';

export const docs = {
  status: 'ready',
  summary: 'One line of text with its label, its hint and, in the same place, its error.',
  props: { TextField },
  whenToUse: [
    'A name, an address, a link, a mail address: one line that a user words freely.',
    'A figure that is copied and never calculated with, such as a VIN. The unit goes into `suffix`.',
  ],
  whenNot: [
    { when: 'More than one line', instead: ['TextArea'] },
    {
      when: 'A phone number',
      instead: ['PhoneField'],
      because: 'It cleans whatever is pasted and gives the contract’s `+998…`.',
    },
    {
      when: 'Money or another number',
      instead: ['MoneyField', 'NumberField'],
      because: 'They group digits while a user types and give a number, not text.',
    },
    { when: 'A password', instead: ['PasswordField'] },
    { when: 'A code from a message', instead: ['CodeField'] },
    { when: 'Looking for something', instead: ['SearchField'] },
    { when: 'One of known answers', instead: ['Select', 'ComboBox'] },
  ],
  anatomy: {
    example: (
      <TextField
        label="Пробег"
        defaultValue="24 500"
        description="Как на приборной панели"
        prefix={<Gauge {...icon.sm} />}
        suffix="км"
        isRequired
      />
    ),
    parts: [
      {
        name: 'Label',
        text: 'A noun, above the control and always visible. The asterisk is for eyes; screen readers hear “required”.',
        at: 'label',
      },
      { name: 'Prefix', text: 'An icon of 16 px or a fixed beginning. Optional.', at: 'svg' },
      { name: 'Input', text: '40 px high; 44 on touch, with text of 16 px.', at: 'input' },
      {
        name: 'Suffix',
        text: 'A unit. A press on it focuses the input. Optional.',
        at: 'input + *',
      },
      {
        name: 'Message',
        text: 'The hint, or the error in its place, so that the form moves by a line at most.',
        at: 'label + div + span',
      },
    ],
  },
  states: {
    Empty: 'The placeholder says what an empty answer means. It is never the label.',
    Invalid: 'Shown when the field is left or the form is sent, not while a user types.',
    Hovered: 'A darker border.',
    Focused: 'The accent’s border and a soft ring, for the mouse as well: here one types.',
    FocusedInvalid: 'The border stays red until the words are right.',
    Disabled: 'Not now: something else has to be chosen first. Say what in the value or the hint.',
    ReadOnly: 'Not here: it can be read and copied, and still takes the focus.',
    FocusedReadOnly: 'The accent’s border alone: no ring where nothing is typed.',
    LongText: 'The label and the message wrap; the value scrolls inside the input.',
  },
  pairs: [
    {
      do: {
        text: 'Say what is wrong and what would be right.',
        example: (
          <TextField
            label="Sayt manzili"
            defaultValue="karvon"
            errorMessage="Manzilni to‘liq yozing: karvon.uz"
          />
        ),
      },
      dont: {
        text: 'Name the failure and leave the user to guess.',
        example: (
          <TextField label="Sayt manzili" defaultValue="karvon" errorMessage="Xato qiymat" />
        ),
      },
    },
    {
      do: {
        text: 'Keep the label in view and put an example into the hint.',
        example: <TextField label="Название салона" description="Например, Karvon Chilonzor" />,
      },
      dont: {
        text: 'Put the label into the placeholder: it is gone with the first letter.',
        example: <TextField aria-label="Название салона" placeholder="Название салона" />,
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves into the field, then out of it. A read-only field is a stop too.',
    },
    { keys: ['Enter'], does: 'Sends the form that the field stands in.' },
    { keys: ['Home'], does: 'To the beginning of the text; `End` to its end.' },
  ],
  screenReader: {
    ru: 'Название салона, редактирование текста, Karvon Motors',
    uz: 'Avtosalon nomi, matn maydoni, Karvon Motors',
    note: 'After the value comes the hint, or the error with “invalid entry”. A hint that appears later is read out too.',
  },
  limits: [
    'It checks nothing itself: the form does, and gives `errorMessage`.',
    '`maxLength` stops typing in silence. Where the limit is near to what people write, use `TextArea` with a counter.',
  ],
} satisfies ComponentDocs;
