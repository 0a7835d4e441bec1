import type { ComponentDocs } from '../../docs/component-docs';
import { Countdown } from './Countdown';

const hour = 3_600_000;

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-21',
  summary: 'The time until something is possible. At zero it shows that it is possible.',
  props: { Countdown },
  whenToUse: [
    'Use it for a wait that the user cannot shorten: the next refresh of a listing, the end of a reservation.',
    'Use `onDone` to show the button at the right time.',
  ],
  whenNot: [
    {
      when: 'A date far ahead',
      instead: ['Text'],
      because: 'After a week nobody counts hours: show the date.',
    },
    { when: 'Work in progress', instead: ['Meter', 'Skeleton'] },
    {
      when: 'Sending a code again',
      instead: ['CodeField'],
      because: 'There seconds matter: its `description` shows them.',
    },
  ],
  anatomy: {
    example: (
      <Countdown
        until={4_102_444_800_000}
        total={4_102_444_800_000}
        format={() => '2 д 04 ч 18 мин'}
        label="Поднятие через"
        doneLabel="Можно поднять"
      />
    ),
    parts: [
      {
        name: 'Ring',
        text: '18 px: how much of `total` has passed, or with `ring="left"` is left. Not shown without `total`.',
        at: 'svg',
      },
      { name: 'Label', text: 'What the time is about.', at: 'svg + span' },
      {
        name: 'Time left',
        text: 'Minutes, rounded up, in tabular figures, formatted by `format`.',
        at: 'time',
      },
    ],
  },
  states: {
    Default: 'Updated every minute, without animation.',
    Done: 'Green, with a check mark, without a time.',
    WithIcon: 'An icon instead of the ring, because a reservation is not progress.',
    TimeLeft:
      'With `ring="left"` the ring empties, for something that ends; at zero it is grey, since nothing is won.',
    LastHour: 'Below `urgentUnder` the time is red, for something that is lost at zero.',
    NoMoment:
      'An invalid date: nothing is shown, and there is a warning in the console in development.',
    LongText: 'The label and time wrap together.',
  },
  pairs: [
    {
      do: {
        text: 'Pass `serverOffset`: the clock of a phone may be minutes off.',
        example: (
          <Countdown
            until={4_102_444_800_000}
            total={72 * hour}
            format={() => '2 kun 04 soat'}
            label="Ko‘tarishgacha"
            doneLabel="Ko‘tarish mumkin"
          />
        ),
      },
      dont: {
        text: 'Show seconds or a flashing red: a listing is not an auction.',
        example: (
          <Countdown
            until={4_102_444_800_000}
            format={() => '00:00:07'}
            label="Shoshiling"
            doneLabel="Kech"
          />
        ),
      },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Поднятие через 2 д 4 ч 18 мин',
    uz: 'Ko‘tarishgacha 2 kun 4 soat 18 daqiqa',
    note: 'Plain text; the ring is hidden. Some screen readers spell out abbreviations: `format` can use full words.',
  },
  limits: [
    'Neither a passed minute nor the end is announced: screen reader users find the change when they return to it.',
    'In a background tab it stops, and is correct again when the tab is shown.',
    '`onDone` is called when it reaches zero on screen, and immediately if the time has already passed.',
    'If the device’s clock is changed while the page is open, the time left changes too.',
  ],
} satisfies ComponentDocs;
