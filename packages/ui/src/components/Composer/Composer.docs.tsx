import type { ComponentDocs } from '../../docs/component-docs';
import { Composer, type ComposerLabels } from './Composer';

const nothing = () => undefined;
const labels: ComposerLabels = {
  field: 'Сообщение для Дилнозы, образец',
  placeholder: 'Сообщение',
  send: 'Отправить',
  attach: 'Приложить фото',
  drop: 'Отпустите, чтобы приложить',
  quickReplies: 'Быстрые ответы, образец',
  attachments: 'Приложено',
  remove: (name) => `Убрать ${name}`,
  retry: (name) => `Загрузить ещё раз ${name}`,
  left: (characters) => `Осталось знаков: ${String(characters)}`,
};
const yorliqlar: ComposerLabels = {
  field: 'Dilnozaga xabar',
  placeholder: 'Xabar',
  send: 'Yuborish',
  attach: 'Surat biriktirish',
  drop: 'Biriktirish uchun qo‘yib yuboring',
  quickReplies: 'Tayyor javoblar',
  attachments: 'Biriktirilgan',
  remove: (name) => `${name} faylini olib tashlash`,
  retry: (name) => `${name} faylini qayta yuklash`,
  left: (characters) => `Qolgan belgilar: ${String(characters)}`,
};

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'Where a message is written: the field, images, ready answers, the button that sends.',
  props: { Composer },
  whenToUse: [
    'At the foot of a chat, as the `footer` of its `Pane`. The page holds the draft of each room.',
  ],
  whenNot: [
    {
      when: 'A text of a form',
      instead: ['TextArea'],
      because: 'Enter begins a line there and sends nothing.',
    },
    { when: 'Photos of a listing', instead: ['PhotoGrid'] },
    { when: 'A file for a form', instead: ['FileDrop'] },
  ],
  anatomy: {
    example: (
      <Composer
        value="Да, приезжайте"
        onChange={nothing}
        onSend={nothing}
        onAttach={nothing}
        labels={labels}
        quickReplies={[
          { id: 1, label: 'Адрес салона' },
          { id: 2, label: 'Рассрочка' },
        ]}
      />
    ),
    parts: [
      {
        name: 'Ready answers',
        text: 'Scroll sideways. At their end a button leads to where they are written.',
        at: '[role="toolbar"]',
      },
      {
        name: 'Images',
        text: 'What will be sent, each with its progress and a cross; a failed one can be tried again.',
      },
      {
        name: 'Clip',
        text: 'Only with `onAttach`. Off once the message is full.',
        at: '[aria-label="Приложить фото"]',
      },
      { name: 'Field', text: 'Grows to six lines, then scrolls.', at: 'textarea' },
      {
        name: 'Send',
        text: 'Off while there is nothing, too much, or an image still on its way.',
        at: '[aria-label="Отправить"]',
      },
      {
        name: 'Footer',
        text: 'From nine tenths of the limit on, how much is left; or why nothing can be written.',
      },
    ],
  },
  states: {
    Default: 'Empty: the button waits for a word.',
    QuickReplyByKeys: 'One stop of Tab, arrows from one answer to the next.',
    Attachments: 'Ready, on its way, failed. Nothing is sent until all are ready or gone.',
    FileOver: 'The words for letting go lie over all of it.',
    NearLimit: 'Counts down.',
    Invalid: 'Too long: the words stay, the button is off, the foot is red.',
    Disabled: 'With the reason below the field.',
    WithoutQuickReplies: 'The way to write the first ones, in words.',
    QuickRepliesWithAction: 'The same as an icon at the end.',
    Empty: 'The bare field: no answers, no images.',
    LongText: 'Six lines at most; the answers scroll.',
  },
  pairs: [
    {
      do: {
        text: 'Say why nothing can be written.',
        example: (
          <Composer
            value=""
            onChange={nothing}
            onSend={nothing}
            labels={yorliqlar}
            disabledReason="Xaridor chatni yopdi: unga yozib bo‘lmaydi"
          />
        ),
      },
      dont: {
        text: 'Grey it out in silence.',
        example: (
          <Composer
            value=""
            onChange={nothing}
            onSend={nothing}
            labels={{ ...yorliqlar, field: 'Dilnozaga xabar, sababsiz' }}
            isDisabled
          />
        ),
      },
    },
    {
      do: { text: 'Empty `value` as soon as it is sent and show the bubble as sending.' },
      dont: { text: 'Hold the field until the server answers: the next thought is lost.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Ready answers, images, clip, field, button.' },
    {
      keys: ['Enter'],
      does: 'Sends, with a pointer. On touch it begins a line. The Enter that ends a composition sends nothing.',
    },
    { keys: ['Shift', 'Enter'], does: 'Begins a line.' },
    {
      keys: ['ArrowRight'],
      does: 'Among the ready answers: the next one; `ArrowLeft` the one before.',
    },
    { keys: ['Ctrl', 'V'], does: 'Attaches an image that was copied.' },
  ],
  screenReader: {
    ru: 'Сообщение для Дилнозы, редактирование текста',
    uz: 'Dilnozaga xabar, matn maydoni',
    note: 'The foot is the field’s description. The button is named by what it does; off, it says “unavailable”.',
  },
  limits: [
    'How much is left is not announced while typing: it is read on arriving at the field.',
    'A disabled field takes no focus: screen readers find the reason only by reading on.',
    'The button gives no reason while it is off; the images and the foot show it.',
    'No voice, no emoji of its own, no formatting.',
    'The draft, the uploads and what is sent belong to the page.',
  ],
} satisfies ComponentDocs;
