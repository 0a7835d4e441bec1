import type { ComponentDocs } from '../../docs/component-docs';
import { Countdown } from './Countdown';

const hour = 3_600_000;

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-21',
  summary: 'The time until something can be done. At zero it turns into what can be done.',
  props: { Countdown },
  whenToUse: [
    'A wait that a user cannot shorten: the next lift of a listing, the end of a reservation.',
    'With `onDone` to put the button in place at the right minute.',
  ],
  whenNot: [
    {
      when: 'A date far away',
      instead: ['Text'],
      because: 'After a week nobody counts hours: write the date.',
    },
    { when: 'Work under way', instead: ['Meter', 'Skeleton'] },
    {
      when: 'Sending a code again',
      instead: ['CodeField'],
      because: 'Seconds matter there: they stand in its `description`.',
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
        text: '18 px: how much of `total` has passed. Without `total` there is none.',
        at: 'svg',
      },
      { name: 'Label', text: 'What the time is about.', at: 'svg + span' },
      {
        name: 'Time left',
        text: 'Whole minutes rounded up, in figures of one width, worded by `format`.',
        at: 'time',
      },
    ],
  },
  states: {
    Default: 'Changes by the minute, without movement.',
    Done: 'Green, with a check, and no time any more.',
    WithIcon: 'An icon in the ring’s place: a reservation is no progress.',
    LastHour: 'Under `urgentUnder` the time is in the tone of danger, for what is lost at zero.',
    NoMoment: 'A moment that is none: nothing is shown, and the console tells in development.',
    LongText: 'Label and time wrap together.',
  },
  pairs: [
    {
      do: {
        text: 'Give `serverOffset`: a phone’s clock may be minutes off.',
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
        text: 'Show seconds or a red that flashes: a listing is no auction.',
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
    note: 'Plain text; the ring is silent. Shortened words are read letter by letter by some: `format` may spell them out.',
  },
  limits: [
    'Neither a passed minute nor the end is announced: a reader on the page finds it when they come back.',
    'In a sleeping tab it stands still and catches up as soon as the page is seen again.',
    '`onDone` fires when it reaches zero on screen, and also at once where the moment has already passed.',
    'A clock that is changed while the page is open moves the time left with it.',
  ],
} satisfies ComponentDocs;
