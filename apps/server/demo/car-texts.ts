import type { DeclinedReason } from '../src/modules/stock/autos/auto-types';
import type { Language } from '../src/platform/values/language';
import type { Random } from './random';

const openings = {
  ru: [
    'Машина в хорошем состоянии, вложений не требует.',
    'Продаём автомобиль с проверенной историей, осмотр в салоне в любое время.',
    'Один хозяин, обслуживалась по регламенту, все отметки есть.',
    'Автомобиль после полной диагностики, результаты покажем при осмотре.',
    'Ухоженная машина, хранилась в тёплом паркинге.',
  ],
  uz: [
    'Avtomobil yaxshi holatda, qo‘shimcha xarajat talab qilmaydi.',
    'Tarixi tekshirilgan avtomobil, salonda istalgan vaqtda ko‘rish mumkin.',
    'Bitta egasi bo‘lgan, o‘z vaqtida texnik xizmatdan o‘tgan.',
    'To‘liq diagnostikadan o‘tgan, natijalarini ko‘rsatamiz.',
    'Toza saqlangan, issiq avtoturargohda turgan.',
  ],
} as const;

const newOpenings = {
  ru: [
    'Новый автомобиль, в наличии в салоне.',
    'Машина с завода, на учёт не ставилась.',
    'Новая, пробег только по территории салона, гарантия завода.',
  ],
  uz: [
    'Yangi avtomobil, salonda bor.',
    'Zavoddan kelgan, hali hisobga qo‘yilmagan.',
    'Yangi, faqat salon hududida yurgan, zavod kafolati bor.',
  ],
} as const;

const newDetails = {
  ru: [
    'Все ключи и документы на руках, обременений нет.',
    'Предпродажная подготовка входит в цену.',
    'Коврики и защита картера в подарок.',
  ],
  uz: [
    'Kalitlari va hujjatlari joyida, taqiq va garov yo‘q.',
    'Sotuv oldidan tayyorlash narxga kiradi.',
    'Gilamchalar va karter himoyasi sovg‘a.',
  ],
} as const;

const details = {
  ru: [
    'Обслужена 2 000 км назад, следующее ТО не скоро.',
    'Салон чистый, не курили. Кондиционер заправлен.',
    'Новые шины, второй комплект зимних отдадим вместе с машиной.',
    'Кузов без коррозии, защитная плёнка на капоте и фарах.',
    'Все ключи и документы на руках, обременений нет.',
  ],
  uz: [
    'Texnik xizmatdan 2 000 km oldin o‘tgan.',
    'Saloni toza, chekilmagan. Konditsioneri to‘ldirilgan.',
    'Shinalari yangi, qishki to‘plamini ham qo‘shib beramiz.',
    'Kuzovida zang yo‘q, kapot va faralarga himoya plyonkasi yopishtirilgan.',
    'Kalitlari va hujjatlari joyida, taqiq va garov yo‘q.',
  ],
} as const;

const endings = {
  ru: [
    'Возможен обмен с доплатой.',
    'Оформим рассрочку в день обращения.',
    'Торг у капота.',
    'Поможем с переоформлением.',
  ],
  uz: [
    'Qo‘shimcha to‘lov bilan almashtirish mumkin.',
    'Murojaat kuniyoq bo‘lib to‘lashga rasmiylashtiramiz.',
    'Narxini ko‘rganda kelishamiz.',
    'Rasmiylashtirishda yordam beramiz.',
  ],
} as const;

/** Text in a random language by default. */
export function descriptionOf(random: Random, isNew: boolean, wanted?: Language): string {
  const either = random.chance(0.6) ? 'ru' : 'uz';
  const language = wanted ?? either;
  return [
    random.pick((isNew ? newOpenings : openings)[language]),
    ...random.some((isNew ? newDetails : details)[language], random.int(1, 3)),
    random.pick(endings[language]),
  ].join(' ');
}

export const termsOfRent =
  'Первый взнос 30 %, срок до 36 месяцев, выкуп после последнего платежа. / Boshlang‘ich to‘lov 30 %, muddat 36 oygacha, oxirgi to‘lovdan keyin mashina sizniki bo‘ladi.';

export const declinedReasons: readonly (readonly DeclinedReason[])[] = [
  [
    {
      field: 'photos',
      code: 'photo_unclear',
      text_ru: 'Фото 3: виден государственный номер, закройте его полностью',
      text_uz: '3-surat: davlat raqami ko‘rinib turibdi, uni to‘liq yoping',
    },
  ],
  [
    {
      field: 'photos',
      code: 'photo_shows_phone',
      text_ru: 'На фото 2 номер телефона',
      text_uz: '2-suratda telefon raqami bor',
    },
    {
      field: 'core_car.mileage',
      code: 'mileage_doubtful',
      text_ru: 'Пробег не совпадает с одометром на фото',
      text_uz: 'Yurgan masofa suratdagi odometrga mos emas',
    },
  ],
  [
    {
      field: 'core_car.description',
      code: 'description_contacts',
      text_ru: 'Уберите из описания ссылку на другой сайт',
      text_uz: 'Tavsifdan boshqa saytga havolani olib tashlang',
    },
  ],
];

export const deactivations = [
  {
    reason: 'repair',
    note: {
      ru: 'Меняем лобовое стекло, вернём в продажу через неделю',
      uz: 'Old oynasini almashtiryapmiz, bir haftada sotuvga qaytaramiz',
    },
  },
  {
    reason: 'not_for_sale',
    note: {
      ru: 'Оставили как подменный автомобиль салона',
      uz: 'Salonning o‘rinbosar mashinasi bo‘lib qoldi',
    },
  },
] as const;
