import type { ComponentDocs } from '../../docs/component-docs';
import { Banner } from './Banner';

export const docs = {
  status: 'ready',
  summary: 'A sentence above the content, in a tone, with one way out.',
  props: { Banner },
  whenToUse: [
    'Something that is true of the whole page now: three listings run out, moderation has declined this car.',
    'A failure of the page’s action that must stay until it is mended, with `role="alert"`.',
  ],
  whenNot: [
    { when: 'An action is done', instead: ['Toast'], because: 'It goes by itself.' },
    { when: 'Words among the fields of a small form', instead: ['Note'] },
    { when: 'The content itself could not be loaded', instead: ['EmptyState'] },
    {
      when: 'What is wrong with one field',
      instead: ['TextField'],
      because: 'Every field has `errorMessage` for that.',
    },
  ],
  anatomy: {
    example: (
      <Banner
        tone="warn"
        title="Цена изменится больше чем на 20 %."
        action={{ label: 'Подробнее', href: '#banner' }}
        dismiss={{ label: 'Скрыть образец', onPress: () => undefined }}
      >
        Объявление снова пройдёт модерацию.
      </Banner>
    ),
    parts: [
      { name: 'Icon', text: 'Belongs to the tone and cannot be chosen.', at: 'svg' },
      { name: 'Title', text: 'The point, in heavier type. Optional.', at: 'b' },
      { name: 'Sentence', text: 'Follows the title on the same line and wraps.' },
      {
        name: 'Way out',
        text: 'One link, or a button that looks the same. Below the words where they are long.',
        at: 'a',
      },
      { name: 'Cross', text: 'Only where the page can go on without it.', at: 'button' },
    ],
  },
  states: {
    Default: '`info`: good to know, nothing to do.',
    Success: 'For what stays true. A passing success is a `Toast`.',
    Warn: 'Something will go wrong unless a user acts: so it has a way out.',
    Danger: 'Something went wrong. The way out tries again.',
    Dismissible: 'The page takes it away and remembers that.',
    LongText: 'The icon and the cross stay at the first line.',
  },
  pairs: [
    {
      do: {
        text: 'Say what happened and lead to where it is mended.',
        example: (
          <Banner tone="warn" action={{ label: 'Uzaytirish', href: '#banner' }}>
            3 ta e’lon 2 kundan keyin tugaydi.
          </Banner>
        ),
      },
      dont: {
        text: 'Warn without a way out.',
        example: <Banner tone="warn">Diqqat! Ba’zi e’lonlar bilan muammo bor.</Banner>,
      },
    },
    {
      do: { text: 'Show the one that costs most. The rest can wait in their rows.' },
      dont: { text: 'Stack banners: from the second on nobody reads them.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the way out, then to the cross. The banner itself is no stop.',
    },
    { keys: ['Enter'], does: 'Follows the link, presses the button or the cross.' },
    { keys: ['Space'], does: 'Presses the button or the cross; a link does not answer it.' },
  ],
  screenReader: {
    ru: 'Цена изменится больше чем на 20 %. Объявление снова пройдёт модерацию.',
    uz: 'Narx 20 % dan ko‘proqqa o‘zgaradi. E’lon qayta moderatsiyadan o‘tadi.',
    note: 'Plain text. With `role` it is read out when it appears: `alert` at once, `status` in turn.',
  },
  limits: [
    'The tone is not said to screen readers: the sentence must say that it is a warning.',
    'One way out only; an `href` turns it into a link that also calls `onPress`.',
  ],
} satisfies ComponentDocs;
