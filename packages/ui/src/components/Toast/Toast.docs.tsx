import type { ComponentDocs } from '../../docs/component-docs';
import { ToastRegion } from './Toast';

export const docs = {
  status: 'ready',
  summary: 'Says for a few seconds that something was done, and offers to take it back.',
  props: { Toast: ToastRegion },
  whenToUse: [
    'An action succeeded and the page does not show it by itself: a car went to the archive.',
    'Something was deleted and can be had back: `undo`, ten seconds.',
    'News from elsewhere while a user works: a message of a buyer.',
  ],
  whenNot: [
    {
      when: 'An error that has to be mended',
      instead: ['Note', 'TextField'],
      because: 'It is gone before it is understood. Say it where it is mended.',
    },
    { when: 'Something that lasts: no line, an unpaid bill', instead: ['Banner'] },
    { when: 'A question', instead: ['ConfirmDialog'] },
    { when: 'News to be read later', instead: ['RowList'] },
    { when: 'The page could not be loaded', instead: ['EmptyState'] },
  ],
  anatomy: {
    parts: [
      {
        name: 'Region',
        text: 'One per application. Bottom right, 340 px wide; on phones above the tab bar.',
      },
      { name: 'Sign', text: 'Icon in the tone: success, info, warn, danger.' },
      { name: 'Title', text: 'What happened, in three or four words.' },
      { name: 'Description', text: 'One more line: about which car. Optional.' },
      { name: 'Action', text: 'One verb. The message closes when it is pressed.' },
      { name: 'Cross', text: 'Always there; `closeLabel` names it.' },
      { name: 'Line', text: 'With `undo`: shrinks while the time runs. Not with reduced motion.' },
    ],
  },
  states: {
    Default: 'A success with its action. In these stories messages stay; in the product 4 seconds.',
    Tones: 'The ground is that of the other theme; signs hold 3:1 on it.',
    Undo: 'Ten seconds with a line. Here a pointer stands on it, and with it the time.',
    SevenAtOnce: 'Five are shown, two wait until one leaves.',
    LongText: 'Words wrap; action and cross stay at the first line.',
  },
  stage: { width: 'half', frame: 420 },
  pairs: [
    {
      do: { text: 'Say what happened and to what: “Avtomobil arxivda”, below it the car.' },
      dont: { text: 'Praise: “Muvaffaqiyatli bajarildi” does not say what.' },
    },
    {
      do: { text: 'Offer «Вернуть» instead of asking before each small action.' },
      dont: { text: 'Put the only way to something into a message that leaves.' },
    },
  ],
  keyboard: [
    { keys: ['F6'], does: 'Goes from the page into the region, and on to the next one.' },
    {
      keys: ['Tab'],
      does: 'Moves through the messages, their actions and crosses. The time stands still.',
    },
    { keys: ['Enter'], does: 'On the action: does it and closes. On the cross: closes.' },
  ],
  screenReader: {
    ru: 'Уведомления, область. Машина в архиве, Chevrolet Spark, 2021, оповещение',
    uz: 'Bildirishnomalar, hudud. Avtomobil arxivda, Chevrolet Spark, 2021, ogohlantirish',
    note: 'Each is read out at once, whatever one does, without taking the focus. The sign is not read: the title says it.',
  },
  limits: [
    'A queue is shown by one region: `createToastQueue` once and `ToastRegion` once, in the shell.',
    'The time runs out for a reader too. What must not be missed is a `Banner`.',
    'At most one action.',
    'Same messages are not joined: five times the same are five.',
    'A page that is left does not take its messages with it: call `close` where they no longer hold.',
  ],
} satisfies ComponentDocs;
