import { CircleCheck } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { Badge } from '../Badge/Badge';
import { MediaRow } from './MediaRow';

const active = (
  <Badge tone="success" icon={CircleCheck}>
    Активно
  </Badge>
);

export const docs = {
  status: 'ready',
  summary: 'A thing with its picture in one low row, pinned above what is about it.',
  props: { MediaRow },
  whenToUse: [
    'The car that a conversation is about, below the head of the conversation.',
    'The thing that a window asks about: which car will be taken off.',
  ],
  whenNot: [
    { when: 'A list of equals', instead: ['MediaCard', 'RowList'] },
    { when: 'A person', instead: ['Identity'] },
    { when: 'Figures beside it', instead: ['Table', 'DefinitionList'] },
  ],
  anatomy: {
    example: (
      <MediaRow
        src={null}
        title="Chevrolet Tracker, 2023"
        detail="219 000 000 сум"
        href="#tracker"
        end={active}
      />
    ),
    parts: [
      {
        name: 'Picture',
        text: '8:5, cut to fill. Missing or broken: a drawing of 16 px.',
        at: 'a > span',
      },
      { name: 'Title', text: 'One line, ends in dots.', at: 'a > span + span' },
      {
        name: 'Detail',
        text: 'One muted line: a price. Left out when empty.',
        at: 'a > span + span > span + span',
      },
      { name: 'End', text: 'A `Badge`; it never shrinks.', at: 'a > span:last-child' },
    ],
  },
  states: {
    Default: 'The whole row is one link.',
    WithoutLink: 'The same row where it leads nowhere: no hover, no stop of Tab.',
    BrokenPicture: 'A picture that does not load is the same as none.',
    LongText: 'At 320 px both lines end in dots and the picture stays.',
    Keyboard: 'Focused by Tab: the ring is around the row.',
  },
  pairs: [
    {
      do: {
        text: 'Name the thing as its own page does.',
        example: <MediaRow src={null} title="Kia K5, 2023" detail="372 000 000 so‘m" href="#k5" />,
      },
      dont: {
        text: 'Put a button or a menu at the end of a row that is a link: a link cannot hold them.',
      },
    },
    {
      do: { text: 'Leave `href` out where the person may not open the thing.' },
      dont: { text: 'Stack ten of them: without borders and figures nobody finds a car.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the row where it is a link; without `href` it is passed over.',
    },
    { keys: ['Enter'], does: 'Follows the link.' },
  ],
  reader: {
    ru: 'Chevrolet Tracker, 2023 219 000 000 сум Активно, ссылка',
    uz: 'Chevrolet Tracker, 2023 219 000 000 so‘m Faol, havola',
    note: 'The link’s name is all its words. The picture is decorative.',
  },
  limits: [
    'What is cut off is nowhere shown in full.',
    '`end` stands inside the link, so nothing in it can be pressed by itself.',
    'The picture is asked for at once, also below the fold; it is meant to be pinned on top.',
  ],
} satisfies ComponentDocs;
