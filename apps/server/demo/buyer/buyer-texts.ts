import type { Language } from '../../src/platform/values/language';

type Lines = Readonly<Record<Language, readonly string[]>>;

/** Also used when no question was asked yet. */
export const openings: Lines = {
  ru: [
    'Здравствуйте! Машина ещё в продаже?',
    'Можно сегодня приехать посмотреть?',
    'Есть ли рассрочка?',
    'Подскажите, сколько было владельцев?',
    'А кузов родной, без окраса?',
    'Примете мою машину в зачёт?',
  ],
  uz: [
    'Assalomu alaykum! Mashina hali sotuvdami?',
    'Bugun borib ko‘rsam bo‘ladimi?',
    'Muddatli to‘lov bormi?',
    'Nechta egasi bo‘lgan?',
    'Kuzovi toza, bo‘yalmaganmi?',
    'Mening mashinamni almashtirib olasizmi?',
  ],
};

interface Topic {
  about: RegExp;
  replies: Lines;
}

/** The first one that matches the dealer's message is used. */
const topics: readonly Topic[] = [
  {
    about: /рассроч|кредит|взнос|плат[её]ж|muddatli|nasiya|kredit|to[‘'ʻ’]lov/i,
    replies: {
      ru: ['Понятно. А какие документы нужны?', 'Подходит. Сколько рассматривают заявку?'],
      uz: ['Tushunarli. Qanday hujjatlar kerak?', 'Bo‘ladi. Ariza necha kunda ko‘riladi?'],
    },
  },
  {
    about: /адрес|находимся|салон на|ко[‘'ʻ’]cha|manzil|joylashgan/i,
    replies: {
      ru: ['Спасибо, нашёл на карте. До скольки вы работаете?', 'Хорошо, это рядом со мной.'],
      uz: ['Rahmat, xaritadan topdim. Soat nechagacha ishlaysizlar?', 'Zo‘r, menga yaqin ekan.'],
    },
  },
  {
    about: /цен|торг|скидк|сум|у\.е\.|стоит|narx|so[‘'ʻ’]m|y\.e\.|chegirma/i,
    replies: {
      ru: ['Если возьму на этой неделе, уступите?', 'Хорошо, цена понятна. Подумаю до вечера.'],
      uz: [
        'Shu hafta olsam, tushib berasizmi?',
        'Yaxshi, narxi tushunarli. Kechgacha o‘ylab ko‘raman.',
      ],
    },
  },
  {
    about: /фото|видео|снимк|rasm|video/i,
    replies: {
      ru: ['Спасибо, вижу. Выглядит ухоженной.', 'А салон покажете поближе?'],
      uz: ['Rahmat, ko‘rdim. Toza ekan.', 'Salonini yaqinroq ko‘rsata olasizmi?'],
    },
  },
  {
    about: /приезж|осмотр|жд[её]м|посмотр|завтра|сегодня|keling|kuta|ko[‘'ʻ’]ri|ertaga|bugun/i,
    replies: {
      ru: ['Отлично, буду завтра после обеда.', 'Договорились, подъеду к шести.'],
      uz: ['Zo‘r, ertaga tushdan keyin boraman.', 'Kelishdik, soat oltida boraman.'],
    },
  },
  {
    about: /trade|зач[её]т|обмен|almash/i,
    replies: {
      ru: ['Spark 2019, пробег 78 тысяч. Сколько дадите?', 'Вечером пришлю фото своей.'],
      uz: [
        'Spark 2019, 78 ming yurgan. Qanchaga olasiz?',
        'Kechqurun o‘zimnikini suratini yuboraman.',
      ],
    },
  },
];

const general: Lines = {
  ru: [
    'Спасибо за быстрый ответ!',
    'Понял. А сервисная книжка есть?',
    'Хорошо, посоветуюсь с семьёй.',
    'Ясно. А торг возможен?',
  ],
  uz: [
    'Tez javob uchun rahmat!',
    'Tushundim. Xizmat daftari bormi?',
    'Yaxshi, oilam bilan maslahatlashaman.',
    'Tushunarli. Kelishsa bo‘ladimi?',
  ],
};

const cycled = (lines: readonly string[], turn: number) => lines[turn % lines.length] ?? '';

export const openingOf = (language: Language, turn: number) => cycled(openings[language], turn);

export function replyTo(text: string, language: Language, turn: number): string {
  const topic = topics.find(({ about }) => about.test(text));
  return cycled((topic?.replies ?? general)[language], turn);
}
