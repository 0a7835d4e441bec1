/** Chromium's Intl has no Uzbek, and writes Russian month headings in lower case with «г.». */
export const dateTexts = {
  ru: {
    months: 'Январь Февраль Март Апрель Май Июнь Июль Август Сентябрь Октябрь Ноябрь Декабрь'.split(
      ' ',
    ),
    /** The first day is Monday. */
    weekdays: 'Пн Вт Ср Чт Пт Сб Вс'.split(' '),
    placeholders: { day: 'дд', month: 'мм', year: 'гггг' },
    segments: { day: 'день', month: 'месяц', year: 'год' },
    errors: {
      beforeMinimum: (first: string) => `Не раньше ${first}`,
      late: (last: string) => `Не позже ${last}`,
      taken: 'Этот день выбрать нельзя',
      reversed: 'Начало позже конца',
      year: 'Год из четырёх цифр: 01.12.2026',
      half: 'Дата неполная: нужны день, месяц и год',
      unreadable: 'Здесь нужна дата, например 01.12.2026',
    },
  },
  uz: {
    months: 'Yanvar Fevral Mart Aprel May Iyun Iyul Avgust Sentabr Oktabr Noyabr Dekabr'.split(' '),
    weekdays: 'Du Se Ch Pa Ju Sh Ya'.split(' '),
    placeholders: { day: 'kk', month: 'oo', year: 'yyyy' },
    segments: { day: 'kun', month: 'oy', year: 'yil' },
    errors: {
      beforeMinimum: (first: string) => `${first}\u00A0dan erta bo‘lmasin`,
      late: (last: string) => `${last}\u00A0dan kech bo‘lmasin`,
      taken: 'Bu kunni tanlab bo‘lmaydi',
      reversed: 'Boshlanish sanasi tugash sanasidan keyin turibdi',
      year: 'Yil to‘rt xonali bo‘lsin: 01.12.2026',
      half: 'Sana to‘liq emas: kun, oy va yil kerak',
      unreadable: 'Bu yerga sana kerak, masalan 01.12.2026',
    },
  },
} as const;

/** Weekdays in a sentence, from Sunday. */
export const uzbekWeekdays = 'yakshanba dushanba seshanba chorshanba payshanba juma shanba'.split(
  ' ',
);
