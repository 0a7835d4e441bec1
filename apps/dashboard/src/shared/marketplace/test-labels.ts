import type { ComposerLabels } from './Composer/Composer';
import type { MessageListLabels } from './MessageList/MessageList';
import type { PhotoGridLabels } from './PhotoGrid/PhotoGrid';

// Texts of components that have many, for tests that are about something else.

export const composerLabels: ComposerLabels = {
  field: 'Сообщение',
  placeholder: 'Сообщение',
  send: 'Отправить',
  attach: 'Приложить',
  drop: 'Отпустите',
  quickReplies: 'Ответы',
  attachments: 'Приложено',
  remove: (name) => `Убрать ${name}`,
  retry: (name) => `Ещё раз ${name}`,
  left: (characters) => `Осталось ${String(characters)}`,
};

export const messageListLabels: MessageListLabels = {
  author: { in: 'Дилноза', out: 'Вы' },
  state: {
    sending: 'отправляется',
    sent: 'отправлено',
    read: 'прочитано',
    failed: 'не отправлено',
  },
  retry: 'повторить',
  discard: 'удалить',
  image: (position, count) => `Фото ${String(position)} из ${String(count)}`,
  toEnd: 'К последним',
  newBelow: (count) => `${String(count)} новых ниже`,
};

export const photoLabels: PhotoGridLabels = {
  list: 'Фото',
  cover: 'Обложка',
  add: 'Добавить',
  drop: 'Отпустите',
  retry: 'Повторить',
  remove: (position) => `Убрать ${String(position)}`,
  open: (position) => `Открыть ${String(position)}`,
  move: (position, count) => `Переместить ${String(position)} из ${String(count)}`,
  moveHelp: 'Enter поднимает',
  moveBack: 'Раньше',
  moveForward: 'Позже',
  place: 'Поставить',
  lifted: (position) => `Поднято с ${String(position)}`,
  moved: (position) => `Теперь ${String(position)}`,
  placed: (position) => `Стоит на ${String(position)}`,
  cancelled: (position) => `Осталось на ${String(position)}`,
};
