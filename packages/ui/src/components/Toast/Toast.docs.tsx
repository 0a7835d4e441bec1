import type { ComponentDocs } from '../../docs/component-docs';
import { ToastRegion } from './Toast';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A short message that something was done, with an option to undo it.',
  props: { Toast: ToastRegion },
  whenToUse: [
    'Use it when an action succeeded and the page does not show it: a car was archived.',
    'Use `undo` when something was deleted and can be restored for ten seconds.',
    'Use it for an event elsewhere while the user works: a message from a buyer.',
  ],
  whenNot: [
    {
      when: 'An error that the user has to correct',
      instead: ['Banner', 'TextField'],
      because: 'A toast closes before it is understood. Show the error where it is corrected.',
    },
    { when: 'A lasting state: offline, an unpaid bill', instead: ['Banner'] },
    { when: 'A question', instead: ['Dialog'] },
    { when: 'Notifications to read later', instead: ['RowList'] },
    { when: 'The page could not be loaded', instead: ['EmptyState'] },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      {
        name: 'Region',
        text: 'One per application, at the bottom right, 340 px wide; on a phone centred above the tab bar. It stays above form buttons, the chat field and the control that was just pressed.',
      },
      {
        name: 'Icon',
        text: 'Shows the tone: success, info, warn, danger.',
        at: '[role=alertdialog] svg',
      },
      {
        name: 'Title',
        text: 'What happened, in a short phrase.',
        at: '[role=alertdialog] [slot=title]',
      },
      {
        name: 'Description',
        text: 'One more line, for example which car. Optional.',
        at: '[role=alertdialog] [slot=description]',
      },
      {
        name: 'Action',
        text: 'One verb. The message closes when it is pressed.',
        at: '[role=alertdialog] > button',
      },
      {
        name: 'Close button',
        text: 'Always present. `closeLabel` is its name.',
        at: '[role=alertdialog] > button:last-of-type',
      },
      {
        name: 'Progress line',
        text: 'With `undo`: shrinks as time passes. Hidden with reduced motion.',
      },
    ],
  },
  states: {
    Default:
      'A success with an action. In these stories toasts stay open; in the product they close after 4 seconds.',
    Tones: 'The background is that of the other theme. Icons have a contrast of 3:1 on it.',
    Undo: 'Ten seconds with a progress line. Here the pointer is over it, which pauses the time.',
    SevenAtOnce: 'Five are shown. Two wait until another closes.',
    LongText: 'The text wraps. The action and the Close button stay on the first line.',
  },
  stage: { width: 'half', frame: 420 },
  pairs: [
    {
      do: { text: 'Say what happened and to what: “Avtomobil arxivda”, below it the car.' },
      dont: { text: 'Congratulate: “Muvaffaqiyatli bajarildi” does not say what happened.' },
    },
    {
      do: { text: 'Offer «Вернуть» instead of asking before each small action.' },
      dont: { text: 'Put the only link to something into a message that closes.' },
    },
  ],
  keyboard: [
    { keys: ['F6'], does: 'Moves focus from the page to the region, then to the next landmark.' },
    {
      keys: ['Tab'],
      does: 'Moves focus through the toasts, their actions and Close buttons. The time is paused.',
    },
    {
      keys: ['Enter'],
      does: 'On the action: runs it and closes the toast. On the Close button: closes the toast.',
    },
  ],
  screenReader: {
    ru: 'Уведомления, область. Машина в архиве, Chevrolet Spark, 2021, оповещение',
    uz: 'Bildirishnomalar, hudud. Avtomobil arxivda, Chevrolet Spark, 2021, ogohlantirish',
    note: 'Each toast is announced immediately and does not take the focus. The icon is not announced: the title must say it.',
  },
  limits: [
    'A queue is shown by one region: `createToastQueue` once and `ToastRegion` once, in the shell.',
    'The time also runs out for screen reader users. Use a `Banner` for what must not be missed.',
    'At most one action.',
    'Equal messages are not merged.',
    'Toasts stay when the user leaves the page: call `close` when they no longer apply.',
  ],
} satisfies ComponentDocs;
