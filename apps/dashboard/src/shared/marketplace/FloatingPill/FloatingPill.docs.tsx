import type { ComponentDocs } from '@karvon/ui/docs';
import { FloatingPill } from './FloatingPill';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-27',
  summary: 'Offers new rows of a list without moving the rows that somebody is reading.',
  props: { FloatingPill },
  whenToUse: [
    'Use it right before a list that grows by itself, while the user points at it, has the focus in it, or has scrolled.',
  ],
  whenNot: [
    { when: 'More rows at the end of a list', instead: ['Pagination'] },
    { when: 'The list could not be refreshed', instead: ['Banner'] },
    { when: 'An event elsewhere', instead: ['Toast'] },
  ],
  anatomy: {
    example: <FloatingPill onPress={() => undefined}>Показать новые: 2</FloatingPill>,
    parts: [
      {
        name: 'Pill',
        text: 'A button on the top edge of the list, half above it. It takes no space, and stays 8 px below the top bar when the page scrolls.',
        at: 'button',
      },
    ],
  },
  states: { Default: 'Half above the list, half over it.' },
  stage: { width: 'half' },
  pairs: [
    {
      do: { text: 'Say how many rows are new: «Показать новые: 2».' },
      dont: { text: 'Insert rows above the one that the user is about to press.' },
    },
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Shows the new rows.' }],
  screenReader: {
    ru: 'Показать новые: 2, кнопка',
    uz: 'Yangilarini ko‘rsatish: 2, tugma',
    note: 'It comes before the list in the reading order and is not announced by itself.',
  },
  limits: [
    'The space above the list needs 16 px, or the pill covers what is there.',
    'The focus goes to the page when the pill is unmounted.',
  ],
} satisfies ComponentDocs;
