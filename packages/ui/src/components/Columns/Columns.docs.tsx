import type { ComponentDocs } from '../../docs/component-docs';
import { Columns } from './Columns';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary:
    'The content of a page and what is beside it: a long form with its sections, the page of one thing, a report.',
  props: { Columns },
  whenToUse: [
    'A form of several cards that scrolls, with something beside it that answers while a user types: a preview, how full it is.',
    'A page of settings cards without sections to jump to: leave out `nav`.',
    'The page of one thing: its images left, price, facts and actions right, `ratio="3:2"`.',
    'A chart and what belongs to it, `2:1`; a queue and a side of 336 px, `aside`.',
  ],
  whenNot: [
    {
      when: 'A short form in a window',
      instead: ['Dialog'],
      because: 'A side beside five fields is louder than the fields.',
    },
    { when: 'One task on a page of its own', instead: ['TaskForm'] },
    { when: 'Steps of which one is shown at a time', instead: ['Stepper'] },
    { when: 'A list and what is open in it', instead: ['Panes'] },
    { when: 'Cards of equal weight', instead: ['Grid', 'CardGrid'] },
    { when: 'A sign-in page', instead: ['SplitScreen'] },
  ],
  anatomy: {
    parts: [
      {
        name: 'Banners',
        text: 'Banners over the whole width. Without any, no space is left for them.',
      },
      {
        name: 'Nav',
        text: 'A `SectionNav` of 168 to 184 px that sticks while the form scrolls; on phones a row above it.',
      },
      {
        name: 'Sections',
        text: 'At most 760 px wide, 16 px apart, in one `fieldset`. `isDisabled` reaches every control of the design system in it: what is typed, pressed, dropped or dragged.',
      },
      {
        name: 'Side',
        text: '288 or 320 px, up to 400 where the page has room. It sticks below the top bar from 1240 px (1100 without nav), and below that stands under the form or is hidden.',
      },
    ],
  },
  states: {
    Default: 'Three columns from 1240 px, two from 768, one on a phone.',
    WithBanner: 'The banner stands over all columns and scrolls away with the page.',
    WithoutNav: 'Two columns from 1100 px. Here `narrowSide` hides the side below that.',
    Detail: 'Three fifths for what is looked at, two for what is known and done.',
    Report: 'Two thirds and one.',
    Aside: 'A side of 336 px beside whatever is left.',
    LongText: 'Text wraps in its column; neither grows.',
    Disabled:
      'Can be read, not changed, and looks so: every control as with its own `isDisabled`, a `PhotoGrid` without its tools. Say why in a notice: nothing in the form does.',
  },
  stage: { width: 'full', frame: 420 },
  pairs: [
    {
      do: {
        text: 'Put beside a form what follows from the form: the preview, the share that is filled in.',
      },
      dont: {
        text: 'Put fields beside the form: on a phone they come last, and `isDisabled` does not reach them.',
      },
    },
    {
      do: { text: 'Hide the side on narrow screens only when it repeats what the form says.' },
      dont: { text: 'Hide a side that holds the only way to something.' },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Разделы, навигация; Модель, готово, ссылка',
    uz: 'Bo‘limlar, navigatsiya; Model, tayyor, havola',
    note: 'Order of reading: notices, nav, content, side. The fieldset has no legend; each section names itself.',
  },
  limits: [
    '`isDisabled` reaches what is of this package, and inputs and buttons of any origin. Links still lead away.',
    'What is locked cannot be focused: a `Disclosure` in it stands open, a photo of a `PhotoGrid` does not open.',
    'Beside a form it sticks, so a side taller than the window is cut off until the page ends.',
    'It measures the window, not its own box: it belongs to a page, not into a card.',
  ],
} satisfies ComponentDocs;
