import type { Language } from '../../../platform/values/language';
import type { Auto, AutoStatus, Condition } from './auto-types';

/** Texts in files and in the history. Screens have all other texts. */
type Pair = Readonly<Record<Language, string>>;
type ChangedPart = Auto['changed_part'][number];

export const yesNo = {
  yes: { ru: 'да', uz: 'ha' },
  no: { ru: 'нет', uz: 'yo‘q' },
} as const satisfies Record<string, Pair>;

/** Same labels as on screen; a test checks it. */
export const statusLabels: Readonly<Record<AutoStatus, Pair>> = {
  ne_active: { ru: 'Черновик', uz: 'Qoralama' },
  moderation: { ru: 'На модерации', uz: 'Moderatsiyada' },
  moderation_declined: { ru: 'Отклонено', uz: 'Rad etilgan' },
  flagged_to_admin: { ru: 'На доп. проверке', uz: 'Qo‘shimcha tekshiruvda' },
  active: { ru: 'Активно', uz: 'Faol' },
  reported_by_client: { ru: 'Жалоба покупателя', uz: 'Xaridor shikoyati' },
  barakami: { ru: 'В брони', uz: 'Bron qilingan' },
  sold_on_karvon: { ru: 'Продано на Karvon', uz: 'Karvonda sotilgan' },
  deactivated: { ru: 'Снято с показа', uz: 'Sotuvdan olingan' },
  expired: { ru: 'Срок истёк', uz: 'Muddati tugagan' },
  archived: { ru: 'В архиве', uz: 'Arxivda' },
  deleted: { ru: 'Удалено', uz: 'O‘chirilgan' },
};

export const conditionLabels: Readonly<Record<Condition, Pair>> = {
  excellent: { ru: 'Отличное', uz: 'A’lo' },
  good: { ru: 'Хорошее', uz: 'Yaxshi' },
  average: { ru: 'Среднее', uz: 'O‘rtacha' },
  repair: { ru: 'Требует ремонта', uz: 'Ta’mirtalab' },
};

export const partChangeLabels: Readonly<Record<ChangedPart['change'], Pair>> = {
  painted: { ru: 'окрашено', uz: 'bo‘yalgan' },
  replaced: { ru: 'заменено', uz: 'almashtirilgan' },
  damaged: { ru: 'повреждено', uz: 'shikastlangan' },
};

export const bodyPartLabels: Readonly<Record<ChangedPart['part'], Pair>> = {
  hood: { ru: 'Капот', uz: 'Kapot' },
  roof: { ru: 'Крыша', uz: 'Tom' },
  trunk_lid: { ru: 'Крышка багажника', uz: 'Yukxona qopqog‘i' },
  front_bumper: { ru: 'Передний бампер', uz: 'Old bamper' },
  rear_bumper: { ru: 'Задний бампер', uz: 'Orqa bamper' },
  front_left_fender: { ru: 'Переднее левое крыло', uz: 'Old chap qanot' },
  front_right_fender: { ru: 'Переднее правое крыло', uz: 'Old o‘ng qanot' },
  rear_left_fender: { ru: 'Заднее левое крыло', uz: 'Orqa chap qanot' },
  rear_right_fender: { ru: 'Заднее правое крыло', uz: 'Orqa o‘ng qanot' },
  front_left_door: { ru: 'Передняя левая дверь', uz: 'Old chap eshik' },
  front_right_door: { ru: 'Передняя правая дверь', uz: 'Old o‘ng eshik' },
  rear_left_door: { ru: 'Задняя левая дверь', uz: 'Orqa chap eshik' },
  rear_right_door: { ru: 'Задняя правая дверь', uz: 'Orqa o‘ng eshik' },
  left_sill: { ru: 'Левый порог', uz: 'Chap porog' },
  right_sill: { ru: 'Правый порог', uz: 'O‘ng porog' },
  windscreen: { ru: 'Лобовое стекло', uz: 'Old oyna' },
};
