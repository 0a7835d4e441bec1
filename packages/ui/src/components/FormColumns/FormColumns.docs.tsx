import type { ComponentDocs } from '../../docs/component-docs';
import { FormColumns } from './FormColumns';

export const docs = {
  status: 'ready',
  summary:
    'Lays out a long form: its sections in the middle, the way through them and a rail beside it.',
  props: { FormColumns },
  whenToUse: [
    'A form of several `FormSection`s that scrolls, with something beside it that answers while a person types: a preview, how full it is.',
    'A page of settings cards with a rail and without sections to jump to: leave out `nav`.',
  ],
  whenNot: [
    {
      when: 'A short form in a window',
      instead: ['Dialog', 'Drawer'],
      because: 'A rail beside five fields is louder than the fields.',
    },
    { when: 'One task on a page of its own', instead: ['TaskForm'] },
    { when: 'Steps of which one is shown at a time', instead: ['Stepper'] },
    { when: 'Facts to read, with a column beside them', instead: ['Split'] },
  ],
  anatomy: {
    parts: [
      {
        name: 'Notices',
        text: 'Banners over the whole width. Without any, no space is left for them.',
      },
      {
        name: 'Nav',
        text: 'A `SectionNav` of 168 to 184 px that sticks while the form scrolls; on phones a row above it.',
      },
      {
        name: 'Sections',
        text: 'At most 760 px wide, 16 px apart, in one `fieldset`. `isDisabled` reaches every control of the kit in it: what is typed, pressed, dropped or dragged.',
      },
      {
        name: 'Rail',
        text: '288 or 320 px, up to 400 where the page has room. It sticks below the top bar from 1240 px (1100 without nav), and below that stands under the form or is hidden.',
      },
    ],
  },
  states: {
    Default: 'Three columns from 1240 px, two from 768, one on a phone.',
    WithNotice: 'The banner stands over all columns and scrolls away with the page.',
    WithoutNav: 'Two columns from 1100 px. Here `narrowRail` hides the rail below that.',
    Disabled:
      'Can be read, not changed, and looks so: every control as with its own `isDisabled`, a `PhotoGrid` without its tools. Say why in a notice: nothing in the form does.',
  },
  stage: { width: 'full', frame: 420 },
  pairs: [
    {
      do: {
        text: 'Put into the rail what follows from the form: the preview, the share that is filled in.',
      },
      dont: {
        text: 'Put fields into the rail: on a phone they come last, and `isDisabled` does not reach them.',
      },
    },
    {
      do: { text: 'Hide a rail on narrow screens only when it repeats what the form says.' },
      dont: { text: 'Hide a rail that holds the only way to something.' },
    },
  ],
  keyboard: 'none',
  reader: {
    ru: 'Разделы, навигация; Модель, готово, ссылка',
    uz: 'Bo‘limlar, navigatsiya; Model, tayyor, havola',
    note: 'Order of reading: notices, nav, form, rail. The fieldset has no legend; each section names itself.',
  },
  limits: [
    '`isDisabled` reaches what is of this kit, and inputs and buttons of any origin. Links still lead away.',
    'What is locked cannot be focused: a `Disclosure` in it stands open, a photo of a `PhotoGrid` does not open.',
    'The rail sticks, so a rail taller than the window is cut off until the page ends.',
    'It measures the window, not its own box: it belongs to a page, not into a card.',
  ],
} satisfies ComponentDocs;
