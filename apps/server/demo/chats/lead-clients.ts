import type { Language } from '../../src/platform/values/language';
import type { Random } from '../random';

/** Name, phone without the country code, and the dealer's note. */
export type DemoClient = readonly [name: string, phone: string, comment: string];

const operators = ['90', '91', '93', '94', '97', '98', '99', '33'] as const;

/** Uzbek clients have names and notes in Latin letters. */
const isFor =
  (language: Language) =>
  (...texts: string[]): boolean =>
    language === 'ru' || !texts.some((text) => /[а-яё]/i.test(text));

const leadClients: readonly DemoClient[] = [
  ['Бахтиёр Хамидов', '901112233', ''],
  ['Нигора Саидова', '935557788', ''],
  ['Рустам Юлдашев', '998887766', 'Перезвонить вечером'],
  ['Aziza Qodirova', '977441122', ''],
  ['Виктор Пак', '903216547', ''],
  ['Шерали Назаров', '946541238', 'Интересует рассрочка на 36 месяцев'],
  ['Dilfuza Karimova', '998120345', ''],
  ['Жамшид Эргашев', '935461207', 'Придёт в субботу на осмотр'],
  ['Umida Rasulova', '901453298', ''],
  ['Азиз Тухтаев', '977008899', 'Меняет Nexia 3 с доплатой'],
  ['Ирина Соколова', '909871234', ''],
  ['Kamoliddin Saidov', '933337711', 'Toshkentga juma kuni keladi'],
  ['Фируза Мирзаева', '998456123', ''],
  ['Санжар Абдуллаев', '946778800', 'Просит скидку 3 %'],
  ['Zarina Hamroyeva', '971119922', ''],
  ['Олим Рахматов', '905550170', ''],
  ['Мадина Исмаилова', '935204080', 'Ждёт одобрения кредита'],
  ['Ulug‘bek To‘rayev', '998001234', ''],
  ['Сергей Тен', '977654310', ''],
  ['Лазиз Хошимов', '901002030', 'Купил в другом месте'],
  ['Nodira Bekmurodova', '946123450', ''],
  ['Эльёр Содиков', '933456780', ''],
  ['Barno Ismoilova', '909090112', 'Rangi oq bo‘lsa oladi'],
  ['Игорь Ким', '998765001', ''],
  ['Шохрух Маматкулов', '971230099', 'Приезжал, думает'],
  ['Sevara Yusupova', '935671122', ''],
  ['Дониёр Алимов', '901238765', ''],
  ['Гузаль Рузиева', '946009988', 'Второй звонок, торопится'],
  ['Asror Nematov', '977112200', ''],
  ['Марат Валиев', '908812233', ''],
  ['Хуршида Олимова', '998334455', ''],
  ['Javohir G‘ulomov', '933210987', 'Nasiyaga olmoqchi'],
  ['Тахир Баратов', '905671290', ''],
  ['', '971545454', ''],
];

export const leadClientsOf = (language: Language): readonly DemoClient[] =>
  leadClients.filter(([name, , comment]) => isFor(language)(name, comment));

const names = [
  {
    first: ['Бахтиёр', 'Шерзод', 'Отабек', 'Рустам', 'Азиз', 'Жамшид', 'Олим', 'Дониёр', 'Санжар'],
    last: ['Хамидов', 'Эргашев', 'Назаров', 'Юсупов', 'Каримов', 'Рахимов', 'Турсунов'],
  },
  {
    first: ['Нигора', 'Гузаль', 'Фируза', 'Мадина', 'Хуршида', 'Дилноза', 'Малика'],
    last: ['Саидова', 'Алиева', 'Мирзаева', 'Исмаилова', 'Рашидова', 'Содикова'],
  },
  {
    first: ['Sardor', 'Javohir', 'Ulug‘bek', 'Bekzod', 'Islom', 'Sherali', 'Mirzo'],
    last: ['Qodirov', 'To‘rayev', 'G‘ulomov', 'Nematov', 'Sobirov', 'Yo‘ldoshev'],
  },
  {
    first: ['Aziza', 'Sevara', 'Zarina', 'Nodira', 'Umida', 'Barno'],
    last: ['Qodirova', 'Yusupova', 'Hamroyeva', 'Rasulova', 'Ismoilova', 'G‘aniyeva'],
  },
  { first: ['Ирина', 'Светлана', 'Наталья'], last: ['Соколова', 'Ким', 'Пак', 'Цой'] },
  { first: ['Виктор', 'Сергей', 'Игорь', 'Марат'], last: ['Пак', 'Тен', 'Ким', 'Хан'] },
] as const;

const comments = [
  'Перезвонить завтра после обеда',
  'Интересует рассрочка на 24 месяца',
  'Придёт в субботу на осмотр',
  'Просит фото салона',
  'Меняет Spark с доплатой',
  'Ждёт зарплату до 10 числа',
  'Купил в другом месте',
  'Shanba kuni keladi',
  'Nasiyaga olmoqchi, 36 oyga',
  'Narxini kelishmoqchi',
  'Ertaga qayta qo‘ng‘iroq qilish kerak',
  'Oq rangdagisini so‘radi',
] as const;

/** Every tenth has no name, and every sixth has a note. */
export function makeClients(count: number, language: Language, random: Random): DemoClient[] {
  const spoken = names.filter(({ first, last }) => isFor(language)(...first, ...last));
  const noted = comments.filter((comment) => isFor(language)(comment));
  return Array.from({ length: count }, (_, index) => {
    const { first, last } = random.pick(spoken);
    const name = random.chance(0.1) ? '' : `${random.pick(first)} ${random.pick(last)}`;
    const phone = `${random.pick(operators)}${String(2_000_000 + index * 977 + random.int(0, 900))}`;
    return [name, phone, random.chance(1 / 6) ? random.pick(noted) : ''];
  });
}
