import type { ComponentDocs } from '../../docs/component-docs';
import { Columns } from './Columns';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary:
    'A page’s content with a column next to it: a long form with its sections, a detail page, a report.',
  props: { Columns },
  whenToUse: [
    'Use it for a form of several cards with a preview or a completeness score next to it.',
    'For a page of settings without sections to jump to, leave out `nav`.',
    'For a detail page use `ratio="3:2"`: images on the left; price, facts and actions on the right.',
    'Use `2:1` for a chart with related content, and `aside` for a queue with a 336 px column.',
  ],
  whenNot: [
    {
      when: 'A short form in a dialog',
      instead: ['Dialog'],
      because: 'A second column next to five fields takes too much attention.',
    },
    { when: 'Steps that are shown one at a time', instead: ['SectionNav'] },
    { when: 'A list next to its details', instead: ['Panes'] },
    { when: 'Cards of equal importance', instead: ['Grid'] },
    { when: 'A sign-in page', instead: ['SplitScreen'] },
  ],
  anatomy: {
    story: 'WithBanner',
    parts: [
      {
        name: 'Banners',
        text: 'Over the full width. Without banners no space is left for them.',
        at: '[role=status], div:has(+ div fieldset)',
      },
      {
        name: 'Nav',
        text: 'A `SectionNav` of 168 to 184 px that stays visible while the form scrolls; on phones it is a row above the form.',
        at: 'nav',
      },
      {
        name: 'Sections',
        text: 'At most 760 px wide, with 16 px gaps, in one `fieldset`. `isDisabled` disables every control in it, including drag and drop.',
        at: 'fieldset',
      },
      {
        name: 'Aside',
        text: '288 or 320 px, up to 400 px on large screens. It is sticky below the top bar from 1240 px (1100 px without nav). On smaller screens it is below the form or hidden.',
        at: 'fieldset + div',
      },
    ],
  },
  states: {
    Default: 'Three columns from 1240 px, two from 768, one on a phone.',
    WithBanner: 'The banner is above all columns and scrolls with the page.',
    WithoutNav: 'Two columns from 1100 px. Here `narrowSide` hides the aside on smaller screens.',
    Detail: 'Three fifths for the images, two for facts and actions.',
    Report: 'Two thirds and one third.',
    Aside: 'A 336 px aside next to the remaining width.',
    LongText: 'Text wraps in its column; the columns do not grow.',
    Disabled:
      'Can be read but not changed, and looks disabled. Say why in a banner: the form does not.',
  },
  stage: { width: 'full', frame: 420 },
  pairs: [
    {
      do: {
        text: 'Put information about the form next to it: a preview, the completeness score.',
      },
      dont: {
        text: 'Put fields next to the form: on a phone they come last, and `isDisabled` does not apply to them.',
      },
    },
    {
      do: { text: 'Hide the aside on small screens only if it repeats what the form says.' },
      dont: { text: 'Hide an aside that has the only link to something.' },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Разделы, навигация; Модель, готово, ссылка',
    uz: 'Bo‘limlar, navigatsiya; Model, tayyor, havola',
    note: 'Reading order: banners, nav, content, aside. The fieldset has no legend; each section has its own name.',
  },
  limits: [
    '`isDisabled` applies to components of this package and to native inputs and buttons. Links still work.',
    'Disabled content cannot be focused: a `Disclosure` in it is open, and photos of a `PhotoGrid` do not open.',
    'It is sticky next to a form, so an aside taller than the window is cut off until the end of the page.',
    'It depends on the width of the window, not of its container: use it for a page, not in a card.',
  ],
} satisfies ComponentDocs;
