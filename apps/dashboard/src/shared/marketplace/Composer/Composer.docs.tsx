import type { ComponentDocs } from '@karvon/ui/docs';
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
  summary: 'The field of a chat: text, images, quick replies and the Send button.',
  props: { Composer },
  whenToUse: [
    'Use it at the bottom of a chat, as the `footer` of its `Pane`. The page stores the draft of each chat.',
  ],
  whenNot: [
    {
      when: 'A text in a form',
      instead: ['TextArea'],
      because: 'There Enter adds a line and does not submit.',
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
        name: 'Quick replies',
        text: 'They scroll horizontally. A button at the end opens their settings.',
        at: '[role="toolbar"]',
      },
      {
        name: 'Images',
        text: 'Images to send, each with its progress and a Remove button. A failed one can be retried.',
      },
      {
        name: 'Attach button',
        text: 'Only with `onAttach`. Disabled when the message has the maximum number of images.',
        at: '[aria-label="Приложить фото"]',
      },
      { name: 'Field', text: 'Grows to six lines, then scrolls.', at: 'textarea' },
      {
        name: 'Send button',
        text: 'Disabled while the message is empty or too long, or an image is uploading.',
        at: '[aria-label="Отправить"]',
      },
      {
        name: 'Footer',
        text: 'The remaining characters, once 90% of the limit is used; or why writing is not possible.',
      },
    ],
  },
  states: {
    Default: 'Empty: the button is disabled.',
    QuickReplyByKeys: 'One Tab stop; arrow keys move between replies.',
    Attachments:
      'Uploaded, uploading, failed. The message can be sent once all are uploaded or removed.',
    FileOver: 'The drop message covers the full component.',
    NearLimit: 'Shows how many characters are left.',
    Invalid: 'Too long: the text stays, the button is disabled, the footer is red.',
    Disabled: 'The reason is below the field.',
    WithoutQuickReplies: 'A text button to write the first ones.',
    QuickRepliesWithAction: 'The same button as an icon at the end.',
    Empty: 'Only the field: no replies, no images.',
    LongText: 'Six lines at most; the replies scroll.',
  },
  pairs: [
    {
      do: {
        text: 'Say why writing is not possible.',
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
        text: 'Disable it without a reason.',
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
      do: { text: 'Clear `value` when the message is sent, and show the bubble as sending.' },
      dont: { text: 'Disable the field until the server responds: users cannot continue writing.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through quick replies, images, Attach, the field and Send.' },
    {
      keys: ['Enter'],
      does: 'Sends the message. On touch it adds a line. The Enter that ends a composition does not send.',
    },
    { keys: ['Shift', 'Enter'], does: 'Adds a line.' },
    {
      keys: ['ArrowRight'],
      does: 'In the quick replies: moves to the next; `ArrowLeft` moves to the previous.',
    },
    { keys: ['Ctrl', 'V'], does: 'Attaches a copied image.' },
  ],
  screenReader: {
    ru: 'Сообщение для Дилнозы, редактирование текста',
    uz: 'Dilnozaga xabar, matn maydoni',
    note: 'The footer is the description of the field. A disabled button is announced as “unavailable”.',
  },
  limits: [
    'The remaining characters are not announced while typing, only on focus.',
    'A disabled field cannot be focused: screen readers find the reason only in reading mode.',
    'The disabled button gives no reason; the images and the footer show it.',
    'No voice messages, emoji picker or formatting.',
    'Drafts, uploads and sending belong to the page.',
  ],
} satisfies ComponentDocs;
