import type { ComponentDocs } from '../../docs/component-docs';
import { Timer } from './Timer';

const minute = 60_000;
const hour = 60 * minute;
const ago = (minutes: number) => Date.now() - minutes * minute;
const end = 4_102_444_800_000;

export const docs = {
  status: 'stable',
  since: '0.1',
  changes: [
    {
      version: '0.3',
      text: '`WaitingTime` and `Countdown` are one component.',
      before:
        '<WaitingTime since={start} warnAfter={limit} />\n<Countdown until={end} urgentUnder={limit} />',
      after:
        '<Timer direction="up" at={start} warnAt={limit} />\n<Timer direction="down" at={end} dangerAt={limit} />',
    },
  ],
  reviewed: '2026-11-26',
  summary:
    'How long a customer has waited, or the time until something is possible. Its tone changes with the cost.',
  props: { Timer },
  whenToUse: [
    'Use `direction="up"` for a lead, a message or a request that nobody has replied to yet.',
    'Use it in a list that is sorted by the longest wait.',
    'Use `direction="down"` for a wait that the user cannot shorten: the next refresh of a listing, the end of a reservation.',
    'Use `onDone` to show the button at the right time.',
  ],
  whenNot: [
    {
      when: 'The time of a past event',
      instead: ['Text'],
      because: 'Nobody waits: show the date or «3 часа назад».',
    },
    {
      when: 'A date far ahead',
      instead: ['Text'],
      because: 'After a week nobody counts hours: show the date.',
    },
    { when: 'The status of an object', instead: ['StatusBadge'] },
    { when: 'Work in progress', instead: ['Meter', 'Skeleton'] },
    {
      when: 'Sending a code again',
      instead: ['CodeField'],
      because: 'There seconds matter: its `description` shows them.',
    },
  ],
  anatomy: {
    example: (
      <Timer
        direction="down"
        at={end}
        total={end}
        format={() => '2 д 04 ч 18 мин'}
        label="Поднятие через"
        doneLabel="Можно поднять"
      />
    ),
    parts: [
      {
        name: 'Ring or icon',
        text: 'Ring: 18 px, how much of `total` has passed, or with `ring="left"` is left. With `up` a timer icon of 14 px in the tone of the text.',
        at: 'svg',
      },
      {
        name: 'Label',
        text: 'What the time is about. With `up` for screen readers only.',
        at: 'svg + span',
      },
      {
        name: 'Time',
        text: 'Full minutes in tabular figures, formatted by `format`: rounded down with `up`, up with `down`.',
        at: 'time',
      },
    ],
  },
  family: ['Default', 'Warning', 'Danger', 'CountsDown', 'TimeLeft', 'Done'],
  states: {
    Default: 'A wait of less than 10 minutes: muted text. Updated every minute, without animation.',
    Warning: 'From 10 minutes: the warning tone.',
    Danger: 'From 60 minutes: the danger tone.',
    OwnLimits: '`warnAt` and `dangerAt` set other limits, for example for a trade-in request.',
    Days: 'A wait of days.',
    CountsDown: 'The ring fills until something becomes possible.',
    Done: 'Green, with a check mark, without a time.',
    WithIcon: 'An icon instead of the ring, because a reservation is not progress.',
    TimeLeft:
      'With `ring="left"` the ring empties, for something that ends; at zero it is grey, since nothing is won.',
    LastHour:
      'With `down`, the time is red from `dangerAt` before the end, for something that is lost.',
    NoMoment: '`at` is not a time: nothing is shown, and the console has a warning in development.',
    LongText: 'With `down` the label and time wrap together.',
  },
  pairs: [
    {
      do: {
        text: 'Pass `serverOffset`: the clock of a phone may be wrong by minutes.',
        example: <Timer direction="up" at={ago(26)} format={() => '26 daq'} label="Kutmoqda" />,
      },
      dont: {
        text: 'Use it for leads with a reply. A red timer asks for an action.',
        example: (
          <Timer direction="up" at={ago(1500)} format={() => '1 kun 1 soat'} label="Kutmoqda" />
        ),
      },
    },
    {
      do: {
        text: 'Show days, hours and minutes.',
        example: (
          <Timer
            direction="down"
            at={end}
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
          <Timer
            direction="down"
            at={end}
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
    ru: 'Ждёт 8 мин',
    uz: 'Kutmoqda 8 daq',
    note: 'Plain text, with the `label` before the time; icon and ring are hidden. Colour is never the only sign: the time itself says how long. Some screen readers spell out abbreviations: `format` can use full words.',
  },
  limits: [
    'Neither a passed minute nor the end is announced: a list of timers would never be silent. With `urgentText` a change of the tone is, once.',
    'In a background tab it stops. It updates as soon as the page is visible again.',
    'A start in the future counts as zero.',
    '`onDone` is called when it reaches zero on screen, and immediately if the time has already passed.',
    'If the device’s clock is changed while the page is open, the time changes too.',
    'For the mark of an urgent row use `waitingTone` from the same import, so that both have the same limits.',
  ],
} satisfies ComponentDocs;
