import type { ComponentDocs } from '../../docs/component-docs';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Meter } from './Meter';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-21',
  summary: 'A 6 px bar that shows a share.',
  props: { Meter },
  whenToUse: [
    'Use it with `role="progressbar"` for the progress of an upload.',
    'Use it for the used part of a limit: photos, listings, days.',
  ],
  whenNot: [
    { when: 'A completeness score with a number', instead: ['CompletenessDial'] },
    { when: 'A price between low and high', instead: ['PriceScale'] },
    { when: 'Parts of a total', instead: ['StackedBar'] },
    { when: 'Loading of unknown duration', instead: ['Skeleton'] },
    { when: 'Time left', instead: ['Timer'] },
  ],
  anatomy: {
    example: <Meter value={0.64} aria-label="Загружено" valueText="1,4 из 2,2 МБ" />,
    parts: [
      { name: 'Track', text: 'As wide as its container.', at: '[role="meter"]' },
      {
        name: 'Fill',
        text: 'Its length is the share, in whole percent; `tone` sets its colour.',
        at: '[role="meter"] > div',
      },
    ],
  },
  states: {
    Default: 'Two thirds are done. The text is next to the bar, not in it.',
    Full: 'The page sets the success tone: the bar does not choose it.',
    Idle: 'A level that does not change any more: a campaign that is paused or over.',
    Empty: 'Only the track.',
    Absurd: 'A value that is not a number is shown as zero, with a warning in the console.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Put the number next to it: a bar is approximate, a number is exact.',
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
        text: 'Report an error with a red bar alone.',
        example: <Meter value={0.64} tone="danger" aria-label="Yuklash to‘xtadi" />,
      },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Загружено, 1,4 из 2,2 МБ, индикатор',
    uz: 'Yuklandi, 2,2 MB dan 1,4 MB, ko‘rsatkich',
    note: 'Without `valueText`: “64%”. Some screen readers announce changes of a progress bar, none of a meter.',
  },
  limits: [
    'It rounds to whole percent: 0.996 is shown and announced as 100.',
    'A share above 1 or below 0 is limited without a sign.',
    'There is no state for unknown duration.',
  ],
} satisfies ComponentDocs;
