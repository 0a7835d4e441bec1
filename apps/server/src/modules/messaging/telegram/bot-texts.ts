import type { Language } from '../../../platform/values/language';

/** Texts of the bot's own messages. Each is plain text: nothing in it is parsed as markup. */
export interface BotTexts {
  confirmInCabinet: string;
  linked: (company: string) => string;
  howToReply: string;
  check: string;
  linkExpired: string;
  linkInCabinet: string;
  onlyText: string;
  contacted: string;
  call: string;
  open: string;
  correct: string;
  undo: string;
  noAccess: string;
  byWhom: (name: string, time: string) => string;
  byYou: (time: string) => string;
  already: (name: string, time: string) => string;
  repliedBy: (name: string, time: string) => string;
  photo: string;
  night: (leads: number, missed: number, others: number) => string;
  undone: string;
  nothingToUndo: string;
  roomBlocked: string;
  tooLong: string;
  notSent: string;
  notEdited: string;
  buyerStopped: string;
  /** To buyers. */
  ask: string;
  asBuyer: string;
  shareNumber: string;
  ownNumber: string;
  numberKept: string;
  otherCar: string;
  others: string;
  noOthers: string;
  otherLanguage: string;
  postGone: string;
  sold: string;
  rejects: string;
  tooMany: string;
  /** Line of the chat, to the dealership. */
  voice: string;
}

const rules = new Intl.PluralRules('ru');

/** `2 лида`. */
function counted(count: number, one: string, few: string, many: string): string {
  const form = rules.select(count);
  return `${count} ${form === 'one' ? one : form === 'few' ? few : many}`;
}

const listed = (parts: readonly (string | false)[]) =>
  parts.filter((part) => part !== false).join(', ');

const ru: BotTexts = {
  confirmInCabinet: 'Вернитесь в кабинет и подтвердите.',
  linked: (company) => `Связано: ${company}`,
  howToReply: 'Задержите сообщение покупателя и нажмите «Ответить».',
  check: 'Проверка: сообщения приходят.',
  linkExpired: 'Ссылка устарела. Создайте новую в кабинете.',
  linkInCabinet: 'Откройте профиль в кабинете Karvon и свяжите Telegram там.',
  onlyText: 'Пока только текст и фото.',
  contacted: 'Связались',
  call: 'Позвонить',
  open: 'Открыть',
  correct: 'Исправить',
  undo: 'Вернуть',
  noAccess: 'Нет доступа.',
  byWhom: (name, time) => `Связались: ${name}, ${time}`,
  byYou: (time) => `Связались: вы, ${time}`,
  already: (name, time) => `Уже сделано: ${name}, ${time}`,
  repliedBy: (name, time) => `Ответили: ${name}, ${time}`,
  photo: 'фото',
  night: (leads, missed, others) =>
    `За ночь: ${listed([
      leads > 0 && counted(leads, 'лид', 'лида', 'лидов'),
      missed > 0 &&
        counted(missed, 'пропущенный звонок', 'пропущенных звонка', 'пропущенных звонков'),
      others > 0 && counted(others, 'другое сообщение', 'других сообщения', 'других сообщений'),
    ])}.`,
  undone: 'Лид снова новый.',
  nothingToUndo: 'Вернуть уже нельзя.',
  roomBlocked: 'Не отправлено: покупатель заблокирован.',
  tooLong: 'Не отправлено: текст длиннее 4\u00A0000\u00A0знаков.',
  notSent: 'Не отправлено. Попробуйте ещё раз.',
  notEdited: 'Отправленное сообщение не изменилось. Напишите новое.',
  buyerStopped: 'Не отправлено: покупатель остановил бота.',
  ask: 'Напишите вопрос, ответит продавец.',
  asBuyer: 'Так видит покупатель.',
  shareNumber: 'Оставить номер',
  ownNumber: 'Нажмите «Оставить номер», чтобы отправить свой номер.',
  numberKept: 'Продавец получил ваш номер.',
  otherCar: 'Другая машина',
  others: 'Другие машины салона:',
  noOthers: 'Других машин пока нет.',
  otherLanguage: 'O‘zbekcha',
  postGone: 'Этой машины больше нет в канале.',
  sold: 'Машина продана.',
  rejects: 'Салон не принимает сообщения.',
  tooMany: 'Много сообщений. Напишите через минуту.',
  voice: 'Прислал голосовое сообщение',
};

const uz: BotTexts = {
  confirmInCabinet: 'Kabinetga qaytib, tasdiqlang.',
  linked: (company) => `Ulandi: ${company}`,
  howToReply: 'Xaridor xabarini bosib turing va «Javob berish»ni tanlang.',
  check: 'Tekshiruv: xabarlar kelmoqda.',
  linkExpired: 'Havola eskirgan. Kabinetda yangisini yarating.',
  linkInCabinet: 'Karvon kabinetida profilni oching va Telegramni o‘sha yerda ulang.',
  onlyText: 'Hozircha faqat matn va surat.',
  contacted: 'Bog‘landim',
  call: 'Qo‘ng‘iroq qilish',
  open: 'Ochish',
  correct: 'Tuzatish',
  undo: 'Qaytarish',
  noAccess: 'Ruxsat yo‘q.',
  byWhom: (name, time) => `Bog‘landi: ${name}, ${time}`,
  byYou: (time) => `Bog‘landi: siz, ${time}`,
  already: (name, time) => `Allaqachon bajarilgan: ${name}, ${time}`,
  repliedBy: (name, time) => `Javob berdi: ${name}, ${time}`,
  photo: 'surat',
  night: (leads, missed, others) =>
    `Tunda: ${listed([
      leads > 0 && `${leads} ta lid`,
      missed > 0 && `${missed} ta javobsiz qo‘ng‘iroq`,
      others > 0 && `${others} ta boshqa xabar`,
    ])}.`,
  undone: 'Lid yana yangi.',
  nothingToUndo: 'Endi qaytarib bo‘lmaydi.',
  roomBlocked: 'Yuborilmadi: xaridor bloklangan.',
  tooLong: 'Yuborilmadi: matn 4\u00A0000 belgidan uzun.',
  notSent: 'Yuborilmadi. Qayta urinib ko‘ring.',
  notEdited: 'Yuborilgan xabar o‘zgarmadi. Yangisini yozing.',
  buyerStopped: 'Yuborilmadi: xaridor botni to‘xtatgan.',
  ask: 'Savolingizni yozing, sotuvchi javob beradi.',
  asBuyer: 'Xaridorga shunday ko‘rinadi.',
  shareNumber: 'Raqam qoldirish',
  ownNumber: 'O‘z raqamingizni yuborish uchun «Raqam qoldirish»ni bosing.',
  numberKept: 'Sotuvchi raqamingizni oldi.',
  otherCar: 'Boshqa mashina',
  others: 'Salonning boshqa mashinalari:',
  noOthers: 'Hozircha boshqa mashinalar yo‘q.',
  otherLanguage: 'Русский',
  postGone: 'Bu mashina endi kanalda yo‘q.',
  sold: 'Mashina sotilgan.',
  rejects: 'Salon xabar qabul qilmayapti.',
  tooMany: 'Xabarlar ko‘p. Bir daqiqadan keyin yozing.',
  voice: 'Ovozli xabar yubordi',
};

export const botTexts: Readonly<Record<Language, BotTexts>> = { ru, uz };

export const languageOfUser = (code: string | undefined): Language =>
  code?.startsWith('uz') === true ? 'uz' : 'ru';
