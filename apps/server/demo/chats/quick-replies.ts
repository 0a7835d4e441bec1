import type { Language } from '../../src/platform/values/language';

const quickReplies = [
  {
    title: { ru: 'Адрес салона', uz: 'Salon manzili' },
    text: 'Мы находимся по адресу: {address}. Работаем без выходных.',
    text_uz: 'Manzilimiz: {address}. Dam olish kunlarisiz ishlaymiz.',
  },
  {
    title: { ru: 'Рассрочка', uz: 'Nasiya' },
    text: '{car} можно взять в рассрочку: первый взнос от 30 %, срок до 36 месяцев. Рассчитать платёж?',
    text_uz:
      '{car} nasiyaga beriladi: boshlang‘ich to‘lov 30 foizdan, muddat 36 oygacha. To‘lovni hisoblab beraymi?',
  },
  {
    title: { ru: 'Пригласить на осмотр', uz: 'Ko‘rikka taklif' },
    text: 'Приезжайте посмотреть {car}: покажем, проведём тест-драйв. Когда вам удобно?',
    text_uz: '{car}ni kelib ko‘ring: ko‘rsatamiz, test-drayv o‘tkazamiz. Qachon qulay?',
  },
  {
    title: { ru: 'Цена', uz: 'Narx' },
    text: 'Цена {car} – {price}, небольшой торг возможен при осмотре.',
    text_uz: '{car} narxi – {price}, ko‘rganda ozgina kelishsa bo‘ladi.',
  },
  {
    title: { ru: 'Trade-in', uz: 'Trade-in' },
    text: 'Вашу машину примем в зачёт. Пришлите год, пробег и 3–4 фото – назовём сумму.',
    text_uz:
      'Mashinangizni to‘lov hisobiga olamiz. Yili, yurgani va 3–4 ta suratini yuboring – summasini aytamiz.',
  },
] as const;

export const quickRepliesOf = (language: Language) =>
  quickReplies.map(({ title, ...reply }) => ({ title: title[language], ...reply }));
