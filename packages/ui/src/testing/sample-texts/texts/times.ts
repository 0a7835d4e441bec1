import type { Texts } from './texts';

const months = {
  short: {
    ru: 'янв фев мар апр май июн июл авг сен окт ноя дек',
    uz: 'yan fev mar apr may iyn iyl avg sen okt noy dek',
  },
  long: {
    ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
    uz: 'yanvar fevral mart aprel may iyun iyul avgust sentabr oktabr noyabr dekabr',
  },
};

/** Days of months: «20 ноября» is `20-noyabr`. */
const days: Texts = Object.fromEntries(
  [months.short, months.long].flatMap(({ ru, uz }) => {
    const uzbek = uz.split(' ');
    return ru.split(' ').map((month, at) => [`{0} ${month}`, `{0}-${uzbek[at] ?? ''}`]);
  }),
);

export const times: Texts = {
  ...days,
  '{0} ноября, {1}': '{0}-noyabr, {1}',
  '{0} д {1} ч {2} мин': '{0} kun {1} soat {2} daq',
  '{0} дней': '{0} kun',
  '{0} день назад': '{0} kun oldin',
  '{0} дня назад': '{0} kun oldin',
  '{0} мин': '{0} daq',
  '{0} минуты назад': '{0} daqiqa oldin',
  '{0} часа назад': '{0} soat oldin',
  Вс: 'Ya',
  Вт: 'Se',
  Вчера: 'Kecha',
  День: 'Kun',
  Дней: 'Kun',
  Квартал: 'Chorak',
  'Найден черновик от 12 мая, 14:20.': '12-may, 14:20 dagi qoralama topildi.',
  Пн: 'Du',
  'Просмотры с 5 по 18 ноября': '5-noyabrdan 18-noyabrgacha ko‘rishlar',
  Пт: 'Ju',
  Сб: 'Sh',
  Сегодня: 'Bugun',
  Ср: 'Ch',
  Чт: 'Pa',
  воскресенье: 'yakshanba',
  вторник: 'seshanba',
  вчера: 'kecha',
  'вчера в {0}': 'kecha, {0}',
  понедельник: 'dushanba',
  пятница: 'juma',
  'сегодня в {0}': 'bugun, {0}',
  'сейчас · {0}': 'hozir · {0}',
  среда: 'chorshanba',
  суббота: 'shanba',
  четверг: 'payshanba',
  '{0} ч {1} мин': '{0} soat {1} daq',
};
