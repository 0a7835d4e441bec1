import type { Conversation } from './conversation';

/** Number of cars that a taxi company buys one after the other. */
const cars = 28;

/** Lines about each car; `{n}` is its number, `{plate}` its last digits. */
const ofEach: readonly (readonly string[])[] = [
  [
    '< Добрый день! По машине №{n}: когда можно забрать?',
    '> Здравствуйте! Машина №{n} прошла предпродажную подготовку, можно завтра с 9:00.',
    '< Водителя пришлю с доверенностью',
    '> Хорошо. Пусть возьмёт паспорт и оригинал доверенности.',
    '< Номера уже есть?',
    '> Да, заканчиваются на {plate}.',
    '< Газ поставили?',
    '> Поставили, баллон внесён в техпаспорт.',
    '< А чехлы и коврики?',
    '> В комплекте, как договаривались.',
    '< Счёт на №{n} отправьте бухгалтеру',
    '> Отправил на почту компании.',
    '< Оплатили, платёжка у вас?',
    '> Получили, спасибо. Подготовлю акт.',
    '< Машину забрали, всё в порядке',
    '> Отлично! Первое ТО через 5 000 км, напомним.',
  ],
  [
    '> Доброе утро! Пришла машина №{n}, цвет белый, как просили.',
    '< Здравствуйте! Кузов проверили?',
    '> Проверили, замечаний нет.',
    '< Тогда оформляйте',
    '> Нужна доверенность на получение, прежняя закончилась.',
    '< Сделаем сегодня',
    '> Жду. Номера будут на {plate}.',
    '< Кондиционер холодит?',
    '> Да, заправлен, температура из дефлектора 6 градусов.',
    '< Хорошо. Доверенность у юриста',
    '> Принял, документы по №{n} готовы.',
    '< Выехали к вам за №{n}',
    '> Встречаем у ворот.',
    '< Забрали. Спасибо за помощь!',
    '> Вам спасибо. Следующая будет на этой неделе.',
  ],
];

const firstNumber = 117;

const linesOf = (index: number): string[] => {
  const chain = ofEach[index % ofEach.length] ?? [];
  const number = String(firstNumber + index * 7);
  const lines = chain.map((line) =>
    line.replaceAll('{n}', String(index + 1)).replaceAll('{plate}', number),
  );
  return index === 0 ? lines : ['---', ...lines];
};

/** Conversation with a company that has bought for weeks: some four hundred messages, to demonstrate scrolling in a long room. */
export const longConversation: Conversation = {
  language: 'ru',
  name: 'Таксопарк «Йўл»',
  phone: '712050607',
  models: [],
  ended: { minutes: 190 },
  lines: [
    `< Здравствуйте! Нам нужно ${cars} машин для таксопарка, поставляете партиями?`,
    '> Здравствуйте! Да, отдаём по мере прихода, по одной-две в неделю.',
    ...Array.from({ length: cars }, (_, index) => linesOf(index)).flat(),
  ],
  note: `Партия из ${cars} машин, договор от компании`,
};
