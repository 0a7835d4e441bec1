const ru = {
  title: 'Телефоны для пробы',
  fake: 'Не настоящий Telegram',
  calls: 'Вызовы',
  noCalls: 'Вызовов ещё нет',
  member: 'Сотрудник',
  channel: 'Канал',
  buyer: 'Покупатель',
  noise: 'Помехи',
  noiseHint:
    'Действуют на следующий вызов, кроме getUpdates. 429 длится 5\u00A0секунд, токен отклоняется, пока кнопка нажата',
  too_many: '429 на 5\u00A0с',
  lost: 'Потерять ответ',
  error: 'Ошибка 5xx',
  delay: 'Задержка 3\u00A0с',
  unauthorized: 'Отказать токену',
  bot: 'бот',
  subscribers: { one: 'подписчик', few: 'подписчика', many: 'подписчиков' },
  message: 'Сообщение',
  admins: 'Пишут только админы',
  send: 'Отправить',
  photo: 'Фото',
  voice: 'Голосовое сообщение',
  more: 'Ещё',
  reply: 'Ответить',
  edit: 'Изменить',
  delete: 'Удалить',
  copyLink: 'Скопировать ссылку',
  copied: 'Ссылка скопирована',
  cancel: 'Отменить',
  edited: 'изменено',
  start: 'Запустить',
  startFirst: 'Нажмите «Запустить»',
  stop: 'Остановить бота',
  contact: 'Отправить номер',
  addFirst: 'Добавьте бота в канал',
  addBot: 'Добавить бота',
  saveRights: 'Сохранить права',
  removeBot: 'Удалить бота из канала',
  post_messages: 'публиковать',
  edit_messages: 'изменять',
  delete_messages: 'удалять',
  noReply: 'Бот не ответил на нажатие',
  failed: 'Не получилось',
  offline: 'Нет связи. Запустите npm run telegram:local',
  ms: 'мс',
};

const uz = {
  title: 'Sinov telefonlari',
  fake: 'Haqiqiy Telegram emas',
  calls: 'Chaqiruvlar',
  noCalls: 'Chaqiruvlar hali yo‘q',
  member: 'Xodim',
  channel: 'Kanal',
  buyer: 'Xaridor',
  noise: 'Xalallar',
  noiseHint:
    'Keyingi chaqiruvga ta’sir qiladi, getUpdates bundan mustasno. 429 holati 5\u00A0soniya davom etadi, token tugma bosilgan holatda rad etiladi',
  too_many: '5\u00A0soniyaga 429',
  lost: 'Javobni yo‘qotish',
  error: '5xx xatosi',
  delay: '3\u00A0soniya kechikish',
  unauthorized: 'Tokenni rad etish',
  bot: 'bot',
  subscribers: { other: 'ta obunachi' },
  message: 'Xabar',
  admins: 'Faqat adminlar yozadi',
  send: 'Yuborish',
  photo: 'Surat',
  voice: 'Ovozli xabar',
  more: 'Yana',
  reply: 'Javob berish',
  edit: 'Tahrirlash',
  delete: 'O‘chirish',
  copyLink: 'Havolani nusxalash',
  copied: 'Havola nusxalandi',
  cancel: 'Bekor qilish',
  edited: 'tahrirlangan',
  start: 'Boshlash',
  startFirst: '«Boshlash»ni bosing',
  stop: 'Botni to‘xtatish',
  contact: 'Raqamni yuborish',
  addFirst: 'Botni kanalga qo‘shing',
  addBot: 'Botni qo‘shish',
  saveRights: 'Huquqlarni saqlash',
  removeBot: 'Botni kanaldan olib tashlash',
  post_messages: 'joylash',
  edit_messages: 'tahrirlash',
  delete_messages: 'o‘chirish',
  noReply: 'Bot bosishga javob bermadi',
  failed: 'Bo‘lmadi',
  offline: 'Aloqa yo‘q. npm run telegram:local buyrug‘ini ishga tushiring',
  ms: 'ms',
};

const saved = localStorage.getItem('language');
export const language = ['ru', 'uz'].includes(saved)
  ? saved
  : navigator.language.startsWith('uz')
    ? 'uz'
    : 'ru';
export const texts = language === 'uz' ? uz : ru;

export function setLanguage(value) {
  localStorage.setItem('language', value);
  location.reload();
}

export function subscribers(count) {
  const form = new Intl.PluralRules(language).select(count);
  const number = new Intl.NumberFormat('ru').format(count);
  return `${number} ${texts.subscribers[form] ?? texts.subscribers.other}`;
}
