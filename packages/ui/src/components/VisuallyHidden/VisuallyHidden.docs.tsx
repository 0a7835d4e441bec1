import type { ComponentDocs } from '../../docs/component-docs';
import { VisuallyHidden } from './VisuallyHidden';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-21',
  summary: 'Words that screen readers say and eyes do not see.',
  props: { VisuallyHidden },
  whenToUse: [
    'A page or a part whose title is clear to eyes from the image: `as="h1"`.',
    'News without a place on screen: «Найдено 12 машин», with `role="status"`.',
    'A word that a sign stands for: «непрочитано» beside a dot.',
  ],
  whenNot: [
    {
      when: 'The name of a control',
      instead: ['IconButton'],
      because: '`aria-label` does it without another element.',
    },
    { when: 'Words that help everybody', instead: ['Text'] },
    { when: 'A message that everybody should get', instead: ['Toast'] },
    { when: 'An image with a meaning', instead: ['Icon'], because: 'It takes a `label`.' },
  ],
  anatomy: {
    parts: [
      {
        name: 'Text',
        text: 'One pixel, cut off, in their place in the page: that is where they are read.',
      },
      {
        name: 'Role',
        text: '`status` waits for a pause in what is read, `alert` does not.',
      },
    ],
  },
  states: {
    Default: 'Nothing to see. Look at it with a reader or in the accessibility tree.',
    Status: 'Read out whenever its words change.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: { text: 'Keep the element with the role on the page and change its words.' },
      dont: { text: 'Mount it together with its words: many screen readers miss the first.' },
    },
    {
      do: { text: 'Say what changed: «Найдено 12 машин», “12 ta mashina topildi”.' },
      dont: { text: 'Say what is seen anyway: screen readers hear it twice.' },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Список обновлён',
    uz: 'Ro‘yxat yangilandi',
    note: 'Without a role it is read when one comes to it, with one when it changes.',
  },
  limits: [
    'It stays hidden on focus: links and buttons in it would be invisible stops. A “skip to content” link is not made of it.',
    'The same words twice are not read twice: change them, or empty them in between.',
    'Copied text and the browser’s find include it.',
  ],
} satisfies ComponentDocs;
