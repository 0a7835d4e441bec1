import type { ComponentDocs } from '../../docs/component-docs';
import { Select } from './Select';

const nothing = () => undefined;
const paint = [
  { value: 'original', label: 'Bo‘yalmagan' },
  { value: 'partly', label: 'Qisman bo‘yalgan' },
  { value: 'full', label: 'To‘liq bo‘yalgan' },
] as const;

export const docs = {
  status: 'ready',
  summary:
    'One answer out of a known list, which opens below the field or, on a phone, from below.',
  props: { Select },
  whenToUse: [
    'Five answers or more that the page already has: a year, a region, the paint of a body.',
    'Fewer where the place is narrow: a filter row.',
  ],
  whenNot: [
    {
      when: 'A list that the server looks through: brands, models',
      instead: ['ComboBox'],
      because: 'It asks for what is typed and holds thousands.',
    },
    { when: 'Several answers', instead: ['MultiSelect'] },
    { when: 'Two to four short ones', instead: ['SegmentedControl', 'RadioGroup'] },
    { when: 'Actions behind a button', instead: ['Menu'] },
    { when: 'A date or a time', instead: ['DatePicker', 'TimeField'] },
  ],
  anatomy: {
    example: (
      <Select
        label="Kuzov"
        description="Bo‘yalgan joylari bo‘lsa, tavsifda yozing"
        options={paint}
        value="partly"
        onChange={nothing}
        isRequired
      />
    ),
    parts: [
      { name: 'Label', text: 'A press on it focuses the field.', at: 'span' },
      {
        name: 'Field',
        text: 'Says the chosen answer in one line, or the placeholder. Made like a `TextField`, so that both stand in one row.',
        at: 'button',
      },
      { name: 'Chevron', text: 'Tells it from a text field.', at: 'button svg' },
      { name: 'Message', text: 'The hint, or the error in its place.', at: 'button ~ *' },
      {
        name: 'List',
        text: 'Rows of 36 px, the chosen one with a check. On a phone a sheet with the label as its title.',
      },
      {
        name: 'Filter',
        text: 'On top of a long list, with `searchLabel`. Finds across scripts: «кобальт» finds Cobalt.',
      },
    ],
  },
  states: {
    Empty: 'The placeholder invites; the asterisk says that an answer is needed.',
    Invalid: 'Shown when the list was closed without an answer, or the form was sent.',
    Hovered: 'A darker border.',
    Disabled: 'Something else comes first, such as the brand before the model.',
    Small: '32 px, named by `aria-label`: for filter rows.',
    Open: 'The focus stands on the chosen row.',
    ManyWithFilter: 'From 80 rows on only those in view are mounted.',
    NoOptions: 'The open list says `emptyText`.',
    LongText: 'The field cuts the answer with dots; the list wraps it.',
  },
  pairs: [
    {
      do: {
        text: 'Answers in the order in which people look for them: years from the newest.',
        example: (
          <Select
            label="Chiqarilgan yili"
            value="2026"
            onChange={nothing}
            options={['2026', '2025', '2024'].map((year) => ({ value: year, label: year }))}
          />
        ),
      },
      dont: {
        text: 'A row «Choose» among the answers. That is the `placeholder`.',
        example: (
          <Select
            label="Yili"
            value="none"
            onChange={nothing}
            options={[
              { value: 'none', label: 'Tanlang' },
              { value: '2026', label: '2026' },
            ]}
          />
        ),
      },
    },
    {
      do: { text: 'Give `searchLabel` from about fifteen rows on.' },
      dont: { text: 'Change other fields as soon as a row is chosen, without a word of it.' },
    },
  ],
  keyboard: [
    { keys: ['Space'], does: 'Opens, as do `Enter`, `ArrowDown` and `ArrowUp`.' },
    { keys: ['ArrowDown'], does: 'In the list: the next row, after the last the first.' },
    { keys: ['Home'], does: 'The first row; `End` the last.' },
    { keys: ['A'], does: 'First letters lead to the row that begins with them.' },
    { keys: ['Enter'], does: 'In the list: chooses, closes and gives the focus back.' },
    { keys: ['Escape'], does: 'Closes and changes nothing.' },
  ],
  screenReader: {
    ru: 'Кузов, Без окраса, поле со списком, свёрнуто',
    uz: 'Kuzov, Bo‘yalmagan, tanlash maydoni, yig‘ilgan',
    note: 'Then “required” and the hint or the error. In the open list each row is read with its place: «1 из 4».',
  },
  limits: [
    'Controlled only: `value` and `onChange`.',
    'What is chosen cannot be taken back: add a row for «any» where that is an answer.',
    'No groups and no headings in the list.',
    'The list is loaded with the first hover or focus. On a slow line the first opening takes a moment, without a sign.',
    'The browser’s own filling-in (autofill) does not reach it.',
  ],
} satisfies ComponentDocs;
