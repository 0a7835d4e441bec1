import type { ComponentDocs } from '../../docs/component-docs';
import { Banner, BannerAction, BannerClose } from './Banner';

export const docs = {
  status: 'stable',
  since: '0.1',
  changes: [
    {
      version: '0.3',
      text: 'Replace `Note` with `size="sm"`. Put the action in `BannerAction` and the Close button in `BannerClose`.',
      before: '<Note tone="warn">{text}</Note>',
      after: '<Banner size="sm" tone="warn">{text}</Banner>',
    },
  ],
  reviewed: '2026-11-26',
  summary: 'A message above the content or between fields, in one of four tones, with one action.',
  props: { Banner, BannerAction, BannerClose },
  whenToUse: [
    'Use it for something that affects the full page now: three listings are expiring, moderation has declined this car.',
    'Use it with `role="alert"` for a failed action of the page that must stay visible until it is resolved.',
    'Use `size="sm"` in a small form or dialog, for a message about the form and not about a field: an unregistered number, a payment that failed.',
  ],
  whenNot: [
    { when: 'An action is done', instead: ['Toast'], because: 'It closes automatically.' },
    { when: 'The content itself could not be loaded', instead: ['EmptyState'] },
    {
      when: 'An error of one field',
      instead: ['TextField'],
      because: 'Its `errorMessage` is below the field and linked to it.',
    },
    { when: 'A hint', instead: ['Text'] },
  ],
  anatomy: {
    example: (
      <Banner
        tone="warn"
        title="Цена изменится больше чем на 20 %."
        action={<BannerAction href="#banner">Подробнее</BannerAction>}
        close={<BannerClose label="Скрыть образец" onPress={() => undefined} />}
      >
        Объявление снова пройдёт модерацию.
      </Banner>
    ),
    parts: [
      { name: 'Icon', text: 'Set by the tone. `sm` has none.', at: 'svg' },
      { name: 'Title', text: 'The main point, in heavier type. Optional.', at: 'b' },
      { name: 'Text', text: 'Follows the title on the same line and wraps.' },
      {
        name: 'Action',
        text: 'One link, or a button that looks the same. It is below a long text.',
        at: 'a',
      },
      { name: 'Close button', text: 'Only where the page works without the banner.', at: 'button' },
    ],
  },
  states: {
    Default: '`info`: useful to know; no action is needed.',
    Success: 'For a lasting success. Use a `Toast` for a brief one.',
    Warn: 'Something will go wrong unless the user acts, so it has an action.',
    Danger: 'Something went wrong. The action tries again.',
    Dismissible: 'The page closes it and remembers that.',
    LongText: 'The icon and the Close button stay on the first line.',
    Small: 'Neutral information between fields: what will happen, what is missing.',
    SmallSuccess:
      'A figure that is good for the user: what is earned, what is saved. What was done is a toast.',
    SmallDanger: 'Something failed. Set `role="alert"` if it appears after an action.',
    SmallLongText: 'It wraps. For more than two sentences use a page.',
  },
  pairs: [
    {
      do: {
        text: 'Say what happened and link to where it can be corrected.',
        example: (
          <Banner tone="warn" action={<BannerAction href="#banner">Uzaytirish</BannerAction>}>
            3 ta e’lon 2 kundan keyin tugaydi.
          </Banner>
        ),
      },
      dont: {
        text: 'Warn without an action.',
        example: <Banner tone="warn">Diqqat! Ba’zi e’lonlar bilan muammo bor.</Banner>,
      },
    },
    {
      do: { text: 'Show the most urgent one. Show the others in their rows.' },
      dont: { text: 'Stack banners: people stop reading after the first.' },
    },
    {
      do: {
        text: 'Say what is wrong and what to do.',
        example: (
          <Banner size="sm" tone="danger">
            Kod noto‘g‘ri. Yangi kodni 40 soniyadan keyin so‘rang.
          </Banner>
        ),
      },
      dont: {
        text: 'Show a technical error.',
        example: (
          <Banner size="sm" tone="danger">
            Xatolik: 422
          </Banner>
        ),
      },
    },
    {
      do: { text: 'Set `role` only on the new message, if another was there before.' },
      dont: {
        text: 'Set `alert` on a message that is there from the start: it interrupts with nothing new.',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves focus to the action, then to the Close button. The banner itself cannot be focused.',
    },
    { keys: ['Enter'], does: 'Opens the link, or activates the button.' },
    { keys: ['Space'], does: 'Activates a button, not a link.' },
  ],
  screenReader: {
    ru: 'Цена изменится больше чем на 20 %. Объявление снова пройдёт модерацию.',
    uz: 'Narx 20 % dan ko‘proqqa o‘zgaradi. E’lon qayta moderatsiyadan o‘tadi.',
    note: 'Plain text. With `role` it is announced when it appears: `alert` immediately, `status` after the current speech.',
  },
  limits: [
    'The tone is not announced by screen readers, and `sm` shows it by colour only: the text must say that it is a warning.',
    'Only one action. With `href` it is a link that also calls `onPress`.',
    'Most screen readers do not announce the `role` of a banner that is there when the page opens.',
  ],
} satisfies ComponentDocs;
