import type { ComponentDocs } from '../../docs/component-docs';
import { VisuallyHidden } from './VisuallyHidden';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-21',
  summary: 'Text for screen readers only.',
  props: { VisuallyHidden },
  whenToUse: [
    'Use `as="h1"` for a page or section without a visible title.',
    'Use `role="status"` for a message without a place on screen: «Найдено 12 машин».',
    'Use it for the meaning of a symbol: «непрочитано» next to a dot.',
  ],
  whenNot: [
    {
      when: 'The name of a control',
      instead: ['IconButton'],
      because: '`aria-label` needs no extra element.',
    },
    { when: 'Text that helps everyone', instead: ['Text'] },
    { when: 'A message for everyone', instead: ['Toast'] },
    { when: 'An image with a meaning', instead: ['Icon'], because: 'It takes a `label`.' },
  ],
  anatomy: {
    parts: [
      {
        name: 'Text',
        text: 'One pixel, clipped, at its place in the reading order.',
      },
      {
        name: 'Role',
        text: '`status` is announced after the current speech, `alert` immediately.',
      },
    ],
  },
  states: {
    Default: 'Nothing is visible. Use a screen reader or the accessibility tree.',
    Status: 'Announced whenever the text changes.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: { text: 'Keep the element with the role mounted and change its text.' },
      dont: {
        text: 'Mount it together with its text: many screen readers miss the first message.',
      },
    },
    {
      do: { text: 'Say what changed: «Найдено 12 машин», “12 ta mashina topildi”.' },
      dont: { text: 'Repeat visible text: screen readers announce it twice.' },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Список обновлён',
    uz: 'Ro‘yxat yangilandi',
    note: 'Without a role it is read in order; with a role, when it changes.',
  },
  limits: [
    'It stays hidden on focus: do not put links or buttons in it. A skip link needs another component.',
    'The same text twice is announced once: change it, or clear it in between.',
    'Copied text and the browser’s search include it.',
  ],
} satisfies ComponentDocs;
