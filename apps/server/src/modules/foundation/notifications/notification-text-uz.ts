import type { NotificationTexts } from './notification-texts';
import { ended } from './ended';
import { groupDigits } from './group-digits';

const somebody = (client: string) => (client === '' ? 'Tashrif buyuruvchi' : client);

const leadTitles = {
  lead: 'Yangi lid',
  call: 'Xaridor qo‘ng‘iroq qildi',
  missed_call: 'Javobsiz qo‘ng‘iroq',
} as const;

export const uz: NotificationTexts = {
  auto_approved: ({ car }) => ({
    title: 'E’lon ma’qullandi',
    text: `${car}: e’lonni xaridorlar ko‘rmoqda.`,
  }),
  auto_declined: ({ car, reason, more }) => ({
    title: 'E’lon rad etildi',
    text: `${car}: ${more > 0 ? `${ended(reason.uz)} Yana ${more} ta kamchilik bor.` : reason.uz}`,
  }),
  auto_flagged: ({ car }) => ({
    title: 'E’lonni administrator tekshirmoqda',
    text: `${car}: qaror chiqquncha e’lon xaridorlarga ko‘rinmaydi.`,
  }),
  auto_reported: ({ car }) => ({
    title: 'Xaridorlar e’londan shikoyat qildi',
    text: `${car}: uni moderator tekshiradi.`,
  }),
  auto_expiring: ({ car, days }) => ({
    title: 'E’lon muddati tugayapti',
    text: `${car}: e’lon muddati tugashiga ${days} kun qoldi.`,
  }),
  auto_expired: ({ car }) => ({
    title: 'E’lon muddati tugadi',
    text: `${car}: xaridorlar uni endi ko‘rmaydi. Muddatni uzaytiring.`,
  }),
  auto_reservation_ended: ({ car }) => ({
    title: 'Bron muddati tugadi',
    text: `${car}: 72 soat o‘tdi, e’lon yana sotuvda.`,
  }),
  auto_refresh_ready: ({ car }) => ({
    title: 'E’lonni ko‘tarish mumkin',
    text: `${car}: ro‘yxatda bir bosishda ko‘taring.`,
  }),
  lead_new: ({ client, kind, car }) => ({
    title: leadTitles[kind],
    text: {
      lead: `${somebody(client)} ${car === undefined ? 'javob kutmoqda' : `${car} haqida so‘ramoqda`}.`,
      call: somebody(client) + (car === undefined ? '' : ` ${car} bo‘yicha qo‘ng‘iroq qildi.`),
      missed_call: somebody(client) + (car === undefined ? '' : `, ${car} e’loni bo‘yicha.`),
    }[kind],
  }),
  message_new: ({ client, text }) => ({
    title: 'Yangi xabar',
    text: `${somebody(client)}: ${text === '' ? 'surat' : text}`,
  }),
  application_new: ({ client, car }) => ({
    title: 'Yangi trade-in arizasi',
    text: `${client} ${car} avtomobilini taklif qilmoqda.`,
  }),
  application_today: ({ client, car, time, responsible }) => ({
    title: `Bugun soat ${time}\u00A0da ko‘rik`,
    text: `${client} ${car} avtomobilini olib keladi.${responsible === undefined ? '' : ` Mas’ul: ${responsible}.`}`,
  }),
  offer_accepted: ({ car }) => ({
    title: 'Narx taklifingiz qabul qilindi',
    text: `${car}: mijoz narxingizga rozi.`,
  }),
  offer_declined: ({ car }) => ({
    title: 'Taklif rad etildi',
    text: `${car}: mijoz narxingizga rozi bo‘lmadi.`,
  }),
  offer_expired: ({ car }) => ({
    title: 'Taklif muddati tugadi',
    text: `${car}: mijoz o‘z vaqtida javob bermadi.`,
  }),
  offer_outbid: ({ car }) => ({
    title: 'Sizdan yuqori narx taklif qilishdi',
    text: `${car}: boshqa diler ko‘proq taklif qildi.`,
  }),
  trade_in_closing: ({ car }) => ({
    title: 'Takliflar qabuli tugayapti',
    text: `${car}: 2 soat qoldi.`,
  }),
  campaign_approved: ({ name }) => ({
    title: 'Reklama ma’qullandi',
    text: `«${name}» kampaniyasi tekshiruvdan o‘tdi.`,
  }),
  campaign_declined: ({ name, reason }) => ({
    title: 'Reklama rad etildi',
    text: `«${name}» kampaniyasi: ${reason.uz}`,
  }),
  campaign_budget_low: ({ name, amount }) => ({
    title: 'Reklama byudjeti tugayapti',
    text: `«${name}» kampaniyasi: ${groupDigits(amount)}\u00A0so‘m qoldi.`,
  }),
  campaign_out_of_budget: ({ name }) => ({
    title: 'Reklama to‘xtadi: byudjet tugadi',
    text: `«${name}» kampaniyasi: 14\u00A0kun ichida, muddati tugamasdan to‘ldiring, ko‘rsatish davom etadi.`,
  }),
  campaign_unpaid: ({ name }) => ({
    title: 'Reklama to‘lovni kutmoqda',
    text: `«${name}» kampaniyasi ma’qullandi. Ko‘rsatish to‘lovdan keyin boshlanadi.`,
  }),
  campaign_finished: ({ name }) => ({
    title: 'Reklama yakunlandi',
    text: `«${name}» kampaniyasi tugadi. Natijalar tayyor.`,
  }),
  car_model_approved: ({ name }) => ({
    title: 'Model katalogga qo‘shildi',
    text: `${name}: endi e’londa tanlash mumkin.`,
  }),
  car_model_declined: ({ name, reason }) => ({
    title: 'Model qo‘shilmadi',
    text: `${name}: ${reason.uz}`,
  }),
  feed_failed: ({ name }) => ({
    title: 'Fid ochilmayapti',
    text: `${name}: manzilni tekshiring. Mashinalar o‘zgarmadi.`,
  }),
  feed_held: ({ name }) => ({
    title: 'Fid qaror kutmoqda',
    text: `${name}: hech narsa o‘zgarmadi, fidni tekshiring.`,
  }),
  import_done: ({ count }) => ({
    title: 'Import tayyor',
    text: `Yaratilgan va o‘zgartirilgan mashinalar: ${groupDigits(count)} ta.`,
  }),
  payment_succeeded: ({ amount }) => ({
    title: 'To‘lov o‘tdi',
    text: `${groupDigits(amount)}\u00A0so‘m yechildi.`,
  }),
  payment_failed: ({ amount }) => ({
    title: 'To‘lov o‘tmadi',
    text: `${groupDigits(amount)}\u00A0so‘m yechilmadi. Kartani tekshiring yoki boshqasini tanlang.`,
  }),
  employee_joined: ({ name }) => ({
    title: 'Xodim taklifnomani qabul qildi',
    text: `${name} endi sizning kabinetingizda.`,
  }),
  session_new: ({ device, address }) => ({
    title: 'Yangi qurilmadan kirildi',
    text: `${device === '' ? 'Noma’lum qurilma' : device}, ${address}. Bu siz bo‘lmasangiz, profilda shu seansni tugating va parolni almashtiring.`,
  }),
  telegram_channel_lost: ({ name }) => ({
    title: 'Telegram kanali',
    text: `«${name}» kanali: bot endi joylay olmaydi.`,
  }),
  telegram_post_failed: ({ car }) => ({
    title: 'Post chiqmadi',
    text: `${car}: post kanalda chiqmadi.`,
  }),
};
