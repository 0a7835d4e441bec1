import type { ComponentDocs } from '../../docs/component-docs';
import { WaitingTime } from './WaitingTime';

const minute = 60_000;
const ago = (minutes: number) => Date.now() - minutes * minute;

export const docs = {
  status: 'stable',
  since: '0.2',
  reviewed: '2026-11-26',
  summary: 'How long a customer has waited. It counts up, and its tone changes with the cost.',
  props: { WaitingTime },
  whenToUse: [
    'A lead, a message or a request that nobody has replied to yet.',
    'A list that is sorted by the longest wait.',
  ],
  whenNot: [
    { when: 'Time left until something happens', instead: ['Countdown'] },
    {
      when: 'The time of a past event',
      instead: ['Text'],
      because: 'Nobody waits: show the date or «3 часа назад».',
    },
    { when: 'The status of an object', instead: ['StatusBadge'] },
  ],
  anatomy: {
    example: <WaitingTime since={ago(26)} format={() => '26 мин'} label="Ждёт" />,
    parts: [
      { name: 'Icon', text: 'A timer of 14 px in the tone of the text.', at: 'svg' },
      {
        name: 'Time',
        text: 'Full minutes, rounded down, formatted by `format`. The digits have equal width.',
        at: 'time',
      },
      { name: 'Label', text: 'For screen readers only: what is measured.' },
    ],
  },
  states: {
    Default: 'Less than 10 minutes: muted text.',
    Warning: 'From 10 minutes: the warning tone.',
    Danger: 'From 60 minutes: the danger tone.',
    OwnLimits:
      '`warnAfter` and `dangerAfter` set other limits, for example for a trade-in request.',
    Days: 'A wait of days.',
    NoMoment:
      '`since` is not a time: nothing is shown, and the console has a warning in development.',
  },
  pairs: [
    {
      do: {
        text: 'Pass `serverOffset`: the clock of a phone may be wrong by minutes.',
        example: <WaitingTime since={ago(26)} format={() => '26 daq'} label="Kutmoqda" />,
      },
      dont: {
        text: 'Use it for leads with a reply. A red timer asks for an action.',
        example: <WaitingTime since={ago(1500)} format={() => '1 kun 1 soat'} label="Kutmoqda" />,
      },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Ждёт 8 мин',
    uz: 'Kutmoqda 8 daq',
    note: 'Plain text, with the `label` before the time. The icon is hidden. Colour is never the only sign: the time itself says how long.',
  },
  limits: [
    'A minute that passes is not announced: a list of timers would never be silent. With `urgentText` a change of the tone is, once.',
    'In a background tab it stops. It updates as soon as the page is visible again.',
    'A start in the future counts as zero.',
    'For the mark of an urgent row use `waitingTone` from the same import, so that both have the same limits.',
  ],
} satisfies ComponentDocs;
