import type { ComponentDocs } from '../../docs/component-docs';
import { Switch } from './Switch';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary: 'Turns one setting on or off, immediately.',
  props: { Switch },
  whenToUse: [
    'Use it for a setting that applies immediately: notifications, a weekly day off.',
    'Use `isRow` for the terms of a sale, one per row: instalments, bargaining, trade-in.',
  ],
  whenNot: [
    {
      when: 'Consent, or several options of a list',
      instead: ['Checkbox', 'CheckboxGroup'],
      because: 'Those apply when the form is submitted, and can have an error.',
    },
    { when: 'One of two named options', instead: ['SegmentedControl'] },
    { when: 'Showing more of the page', instead: ['Disclosure'] },
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
        text: 'Can be clicked anywhere; 44 px high on touch. `isRow` puts the switch on the right and adds a border below.',
        at: 'label',
      },
      { name: 'Text', text: 'What is on, never what a click will do.', at: 'label span > span' },
      {
        name: 'Description',
        text: 'What it means for the buyer. 13 px, muted. Optional.',
        at: '[slot="description"]',
      },
      { name: 'Track', text: '36 × 22 px. On: accent, the thumb on the right.' },
    ],
  },
  family: ['Default', 'Selected', 'Row', 'Disabled'],
  states: {
    Default: 'Off. The switch is before its text.',
    Selected: 'On.',
    Row: 'A row of a form, with a description of its effect.',
    Disabled: 'Say why in the description.',
    LongText: 'Text wraps; the switch is centred vertically.',
  },
  pairs: [
    {
      do: {
        text: 'Name the setting: it is correct for both on and off.',
        example: <Switch defaultSelected>Уведомления о лидах</Switch>,
      },
      dont: {
        text: 'Name the action: it is unclear whether it is on now.',
        example: <Switch defaultSelected>Выключить уведомления</Switch>,
      },
    },
    {
      do: { text: 'Turn it back and say so if the server returns an error.' },
      dont: {
        text: 'Combine it with a Save button, unless the full form has one.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the switch.' },
    { keys: ['Space'], does: 'Turns it on or off.' },
  ],
  screenReader: {
    ru: 'Рассрочка (nasiya), переключатель, выключен',
    uz: 'Bo‘lib to‘lash (nasiya), o‘chirib-yoqgich, o‘chiq',
    note: 'The description is announced after it.',
  },
  limits: [
    'It has no error and cannot be required: use a `Checkbox`.',
    'It has no pending state; it changes immediately.',
    'It has no `isReadOnly`: disable it or show text.',
  ],
} satisfies ComponentDocs;
