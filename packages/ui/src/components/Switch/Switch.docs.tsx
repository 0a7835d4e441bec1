import type { ComponentDocs } from '../../docs/component-docs';
import { Switch } from './Switch';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary: 'Turns one thing on or off, at once.',
  props: { Switch },
  whenToUse: [
    'A setting that applies as soon as it is pressed: notifications, a weekly day off.',
    'Terms of a sale, one in a row with `isRow`: instalments, bargaining, trade-in.',
  ],
  whenNot: [
    {
      when: 'Agreeing to something, or choosing several of a list',
      instead: ['Checkbox', 'CheckboxGroup'],
      because: 'Those wait for the form to be sent, and can have an error.',
    },
    { when: 'One of two named things', instead: ['SegmentedControl'] },
    { when: 'Opening more of the page', instead: ['Disclosure'] },
    { when: 'An action', instead: ['Button'] },
  ],
  anatomy: {
    example: (
      <Switch isRow defaultSelected description="Xaridor oylik to‘lovni ko‘radi">
        Bo‘lib to‘lash (nasiya)
      </Switch>
    ),
    parts: [
      {
        name: 'Row',
        text: 'Pressed anywhere; 44 px high on touch. `isRow` puts the switch at the right end and a hairline below.',
        at: 'label',
      },
      { name: 'Text', text: 'What is on, never what a press will do.', at: 'label span > span' },
      {
        name: 'Description',
        text: 'What it means for the buyer. 13 px, muted. Optional.',
        at: '[slot="description"]',
      },
      { name: 'Track', text: '36 × 22 px. On: accent, the thumb at the right.' },
    ],
  },
  states: {
    Default: 'Off. The switch stands before its words.',
    Selected: 'On.',
    Row: 'A row of a form, with what it brings about.',
    Disabled: 'Say in the description why.',
    LongText: 'Words wrap; the switch stays in the middle of the height.',
  },
  pairs: [
    {
      do: {
        text: 'Name the thing: it reads well on and off.',
        example: <Switch defaultSelected>Уведомления о лидах</Switch>,
      },
      dont: {
        text: 'Name the action: is it off now, or will it be?',
        example: <Switch defaultSelected>Выключить уведомления</Switch>,
      },
    },
    {
      do: { text: 'Turn it back and say so when the server rejects.' },
      dont: {
        text: 'Put a switch and a Save button on one thing, unless all of the form waits for it.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the switch.' },
    { keys: ['Space'], does: 'Turns it on or off.' },
  ],
  screenReader: {
    ru: 'Рассрочка (nasiya), переключатель, выключен',
    uz: 'Bo‘lib to‘lash (nasiya), o‘chirib-yoqgich, o‘chiq',
    note: 'The description is read after it.',
  },
  limits: [
    'No error, no “required”: an answer that is owed is a `Checkbox`.',
    'It cannot show that the server is still working; it changes at once.',
    'Not `isReadOnly`: what may not be changed is disabled or written as text.',
  ],
} satisfies ComponentDocs;
