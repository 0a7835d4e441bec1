import type { NotificationTexts } from './notification-texts';
import { ended } from './ended';
import { groupDigits } from './group-digits';

const days = (count: number) => {
  const form = new Intl.PluralRules('ru').select(count);
  return `${count} ${form === 'one' ? 'день' : form === 'few' ? 'дня' : 'дней'}`;
};

const somebody = (client: string) => (client === '' ? 'Посетитель' : client);

const leadTitles = {
  lead: 'Новый лид',
  call: 'Звонок покупателя',
  missed_call: 'Пропущенный звонок',
} as const;

export const ru: NotificationTexts = {
  auto_approved: ({ car }) => ({
    title: 'Объявление одобрено',
    text: `${car}: объявление видят покупатели.`,
  }),
  auto_declined: ({ car, reason, more }) => ({
    title: 'Объявление отклонено',
    text: `${car}: ${more > 0 ? `${ended(reason.ru)} Ещё замечаний: ${more}.` : reason.ru}`,
  }),
  auto_flagged: ({ car }) => ({
    title: 'Объявление проверяет администратор',
    text: `${car}: до решения объявление не видно покупателям.`,
  }),
  auto_reported: ({ car }) => ({
    title: 'Покупатели пожаловались на объявление',
    text: `${car}: его проверит модератор.`,
  }),
  auto_expiring: ({ car, days: count }) => ({
    title: 'Срок объявления заканчивается',
    text: `До конца размещения ${car}: ${days(count)}.`,
  }),
  auto_expired: ({ car }) => ({
    title: 'Срок объявления истёк',
    text: `${car}: покупатели его больше не видят. Продлите размещение.`,
  }),
  auto_reservation_ended: ({ car }) => ({
    title: 'Бронь закончилась',
    text: `${car}: прошло 72 часа, объявление снова в продаже.`,
  }),
  auto_refresh_ready: ({ car }) => ({
    title: 'Объявление можно поднять',
    text: `${car}: поднимите в списке одним нажатием.`,
  }),
  lead_new: ({ client, kind, car }) => ({
    title: leadTitles[kind],
    text: {
      lead: `${somebody(client)} ${car === undefined ? 'ждёт ответа' : `спрашивает о ${car}`}.`,
      call: somebody(client) + (car === undefined ? '' : `, по объявлению ${car}.`),
      missed_call: somebody(client) + (car === undefined ? '' : `, по объявлению ${car}.`),
    }[kind],
  }),
  message_new: ({ client, text }) => ({
    title: 'Новое сообщение',
    text: `${somebody(client)}: ${text === '' ? 'фото' : text}`,
  }),
  application_new: ({ client, car }) => ({
    title: 'Новая заявка на trade-in',
    text: `${client} предлагает ${car}.`,
  }),
  application_today: ({ client, car, time, responsible }) => ({
    title: `Осмотр сегодня в ${time}`,
    text: `${client} привезёт ${car}.${responsible === undefined ? '' : ` Ответственный: ${responsible}.`}`,
  }),
  offer_accepted: ({ car }) => ({
    title: 'Ваша цена принята',
    text: `${car}: клиент согласен на вашу цену.`,
  }),
  offer_declined: ({ car }) => ({
    title: 'Предложение отклонено',
    text: `${car}: клиент отказался от вашей цены.`,
  }),
  offer_expired: ({ car }) => ({
    title: 'Срок предложения истёк',
    text: `${car}: клиент не ответил вовремя.`,
  }),
  offer_outbid: ({ car }) => ({
    title: 'Ваше предложение перебили',
    text: `${car}: другой дилер предложил больше.`,
  }),
  trade_in_closing: ({ car }) => ({
    title: 'Приём предложений заканчивается',
    text: `${car}: осталось 2 часа.`,
  }),
  campaign_approved: ({ name }) => ({
    title: 'Реклама одобрена',
    text: `Кампания «${name}» прошла проверку.`,
  }),
  campaign_declined: ({ name, reason }) => ({
    title: 'Реклама отклонена',
    text: `Кампания «${name}»: ${reason.ru}`,
  }),
  campaign_budget_low: ({ name, amount }) => ({
    title: 'Бюджет рекламы заканчивается',
    text: `Кампания «${name}»: осталось ${groupDigits(amount)}\u00A0сум.`,
  }),
  campaign_out_of_budget: ({ name }) => ({
    title: 'Реклама остановилась: бюджет закончился',
    text: `Кампания «${name}»: пополните её за 14\u00A0дней, но не позже конца срока, и показы продолжатся.`,
  }),
  campaign_unpaid: ({ name }) => ({
    title: 'Реклама ждёт оплаты',
    text: `Кампания «${name}» одобрена. Показы начнутся после оплаты.`,
  }),
  campaign_finished: ({ name }) => ({
    title: 'Реклама завершена',
    text: `Кампания «${name}» закончилась. Итоги уже готовы.`,
  }),
  car_model_approved: ({ name }) => ({
    title: 'Модель появилась в каталоге',
    text: `${name}: можно выбрать в объявлении.`,
  }),
  car_model_declined: ({ name, reason }) => ({
    title: 'Модель не добавлена',
    text: `${name}: ${reason.ru}`,
  }),
  feed_failed: ({ name }) => ({
    title: 'Фид не открывается',
    text: `${name}: проверьте адрес. Машины остались как были.`,
  }),
  feed_held: ({ name }) => ({
    title: 'Фид ждёт решения',
    text: `${name}: ничего не изменено, проверьте фид.`,
  }),
  import_done: ({ count }) => ({
    title: 'Импорт готов',
    text: `Создано и изменено машин: ${groupDigits(count)}.`,
  }),
  payment_succeeded: ({ amount }) => ({
    title: 'Оплата прошла',
    text: `Списано ${groupDigits(amount)}\u00A0сум.`,
  }),
  payment_failed: ({ amount }) => ({
    title: 'Оплата не прошла',
    text: `${groupDigits(amount)}\u00A0сум не списаны. Проверьте карту или выберите другую.`,
  }),
  employee_joined: ({ name }) => ({
    title: 'Сотрудник принял приглашение',
    text: `${name} теперь в вашем кабинете.`,
  }),
  session_new: ({ device, address }) => ({
    title: 'Вход с нового устройства',
    text: `${device === '' ? 'Неизвестное устройство' : device}, ${address}. Если это были не вы, завершите этот сеанс в профиле и смените пароль.`,
  }),
  telegram_channel_lost: ({ name }) => ({
    title: 'Канал в Telegram',
    text: `Канал «${name}»: бот больше не может публиковать.`,
  }),
  telegram_post_failed: ({ car }) => ({
    title: 'Пост не вышел',
    text: `${car}: пост не вышел в канале.`,
  }),
};
