import type { ComponentDocs } from '../../docs/component-docs';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Meter } from './Meter';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-21',
  summary: 'A bar of 6 px that is full to a share.',
  props: { Meter },
  whenToUse: [
    'How much of a file is sent, with `role="progressbar"`.',
    'How much of a limit is used up: photos, listings, days.',
  ],
  whenNot: [
    { when: 'How complete a form is, with a figure', instead: ['CompletenessDial'] },
    { when: 'Where a price lies between low and high', instead: ['PriceScale'] },
    { when: 'Parts of a whole', instead: ['StackedBar'] },
    { when: 'Something loads and nobody knows how long', instead: ['Skeleton'] },
    { when: 'Time that runs out', instead: ['Countdown'] },
  ],
  anatomy: {
    example: <Meter value={0.64} aria-label="Загружено" valueText="1,4 из 2,2 МБ" />,
    parts: [
      { name: 'Track', text: 'As wide as its box.', at: '[role="meter"]' },
      {
        name: 'Fill',
        text: 'Its length is the share, in whole percents; `tone` colours it.',
        at: '[role="meter"] > div',
      },
    ],
  },
  states: {
    Default: 'Two thirds are done. The words stand beside the bar, not in it.',
    Full: 'Turned to success by the page: the bar does not judge.',
    Empty: 'The track alone.',
    Absurd: 'What is no number is nothing, and the console says so.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Put the figure beside it: a bar is estimated, a figure is read.',
        example: (
          <Stack gap={1}>
            <Text size="sm" tone="muted">
              1,4 / 2,2 MB
            </Text>
            <Meter value={0.64} aria-label="Yuklandi" valueText="2,2 MB dan 1,4 MB" />
          </Stack>
        ),
      },
      dont: {
        text: 'Say a failure by a red bar alone.',
        example: <Meter value={0.64} tone="danger" aria-label="Yuklash to‘xtadi" />,
      },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Загружено, 1,4 из 2,2 МБ, индикатор',
    uz: 'Yuklandi, 2,2 MB dan 1,4 MB, ko‘rsatkich',
    note: 'Without `valueText`: “64 %”. Some screen readers announce a progress bar while it moves, none a meter.',
  },
  limits: [
    'It rounds to whole percents: 0.996 looks full and is read as 100.',
    'A share above 1 or below 0 is cut without a sign of it.',
    'There is no state for work of unknown length.',
  ],
} satisfies ComponentDocs;
