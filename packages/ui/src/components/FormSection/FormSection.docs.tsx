import type { ComponentDocs } from '../../docs/component-docs';
import { Text } from '../Text/Text';
import { TextField } from '../TextField/TextField';
import { FormSection } from './FormSection';

export const docs = {
  status: 'ready',
  summary: 'One card of a long form, with a title that a `SectionNav` leads to.',
  props: { FormSection },
  whenToUse: [
    'A group of fields that a person fills in together: price and terms, photos, contacts.',
    'Inside `FormColumns`, one for each entry of the nav; `id` is the entry’s `id`.',
  ],
  whenNot: [
    {
      when: 'Something other than a form',
      instead: ['Card'],
      because: 'A card can carry deeds in its head and has no anchor.',
    },
    { when: 'Fields that most people leave alone', instead: ['Disclosure'] },
    {
      when: 'Two or three fields in a window',
      instead: ['Dialog'],
      because: 'The window is the group.',
    },
  ],
  anatomy: {
    example: (
      <FormSection
        id="docs-anatomy"
        title="Фото"
        description="Первое фото покупатели видят в списке."
        mark={
          <Text size="sm" tone="muted">
            4 из 20
          </Text>
        }
      >
        <TextField label="Подпись" />
      </FormSection>
    ),
    parts: [
      {
        name: 'Card',
        text: 'A region with 24 px inside, 16 on a phone. It can be given the focus, not tabbed to.',
        at: 'section',
      },
      { name: 'Title', text: 'Heading of level 2, 18 px. It names the region.', at: 'h2' },
      {
        name: 'Mark',
        text: 'Beside the title: a count, or that the section is optional. Optional.',
        at: 'h2 + *',
      },
      { name: 'Description', text: 'One line on what the section is for. Optional.', at: 'p' },
      { name: 'Fields', text: 'Laid out by what is put in: a `Stack` or a `Grid`.', at: 'label' },
    ],
  },
  states: {
    WithMark: 'A count beside the title and a hint below it.',
    LongText: 'Title and description wrap; the mark stays beside the title.',
  },
  pairs: [
    {
      do: {
        text: 'Name the section with the noun that the nav uses.',
        example: (
          <FormSection id="docs-do" title="Narx va shartlar">
            <TextField label="Narxi" suffix="so‘m" />
          </FormSection>
        ),
      },
      dont: {
        text: 'Number sections or tell people what to do: the nav says where they are.',
        example: (
          <FormSection id="docs-dont" title="2-qadam. Endi narxni kiriting">
            <TextField label="Narxi" suffix="so‘m" />
          </FormSection>
        ),
      },
    },
  ],
  keyboard: 'none',
  reader: {
    ru: 'Цена, область; Цена, заголовок уровня 2',
    uz: 'Narxi, hudud; Narxi, 2-darajali sarlavha',
    note: 'After a jump from the nav the focus is on the region, so the next Tab leads to its first field.',
  },
  limits: [
    'It draws no ring when a nav gives it the focus: the scrolled page is the only sign for eyes.',
    'The level of the title is 2 and cannot be changed: the screen’s `Page` has the one above.',
    'It leaves room for a top bar of 56 px when it is scrolled to, also where there is none.',
  ],
} satisfies ComponentDocs;
