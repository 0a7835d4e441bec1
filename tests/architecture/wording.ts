export interface Avoided {
  language: 'ru' | 'uz';
  pattern: RegExp;
  instead: string;
  /** Places that keep the word, as specified or with another meaning. */
  allowed?: readonly string[];
}

const validations = [
  'car_model_name_required',
  'year_from_required',
  'year_order',
  'year_to_required',
  'generation_name_required',
  'car_photo_required',
] as const;

export const prescribed = validations.map((code) => `errors:${code}`);

export const avoided: readonly Avoided[] = [
  { language: 'uz', pattern: /maydoncha/i, instead: 'sayt, salon hududi' },
  {
    language: 'uz',
    pattern: /\brasm(?!iy)/i,
    instead: 'surat',
    allowed: ['errors:car_photo_required'],
  },
  {
    language: 'uz',
    pattern: /(?<!(?:otuvdan|qaytarib|ko‘chadan) )\bolingan\b/i,
    instead: 'sotuvdan olingan',
  },
  { language: 'uz', pattern: /^so‘rov$/i, instead: 'ariza' },
  { language: 'uz', pattern: /\byurgan avto/i, instead: 'foydalanilgan avto' },
  { language: 'uz', pattern: /\bsavdo(?!lash)/i, instead: 'sotuv', allowed: ['auth:slogan'] },
  { language: 'uz', pattern: /(?<!tugmasini )\bbosish(?!da)/i, instead: 'klik' },
  { language: 'uz', pattern: /SMS kod/i, instead: 'SMS-kod' },
  {
    language: 'uz',
    pattern: /\bustama/i,
    instead: 'qo‘shimcha to‘lov',
    allowed: ['landing:installment.markup'],
  },
  { language: 'uz', pattern: /targ‘ibot/i, instead: 'promo xizmatlar' },
  { language: 'uz', pattern: /tashrifchi/i, instead: 'tashrif buyuruvchi' },
  { language: 'uz', pattern: /\bshakl/i, instead: 'forma' },
  { language: 'uz', pattern: /mediana/i, instead: 'odatdagi vaqt' },
  { language: 'uz', pattern: /\bostona/i, instead: 'porog' },
  { language: 'uz', pattern: /mashina\p{L}* hisobga ol/iu, instead: 'to‘lov hisobiga olish' },
  { language: 'uz', pattern: /\buzatma\b/i, instead: 'uzatmalar qutisi' },
  { language: 'uz', pattern: /(?:^|, )bo‘lmadi:/i, instead: 'bajarilmadi' },
  { language: 'ru', pattern: /булавк/i, instead: 'метка' },
  { language: 'ru', pattern: /(?<!\p{L})завести|заведен/iu, instead: 'создать' },
  { language: 'ru', pattern: /медиан/i, instead: 'обычное время' },
  { language: 'ru', pattern: /(?<!\p{L})окрас(?!\p{L})/iu, instead: 'состояние окраски' },
  { language: 'ru', pattern: /(?<!\{)nasiya|barter/i, instead: 'насия, бартер' },
  { language: 'ru', pattern: /без сегодня/i, instead: 'не считая сегодня' },
  { language: 'ru', pattern: /нынешн/i, instead: 'текущий' },
  { language: 'ru', pattern: /^(договорились|снова новый|копия)$/i, instead: 'a verb' },
  { language: 'ru', pattern: /^может (владелец|менеджер)$/i, instead: 'доступно …' },
];

export const severalInUzbek: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'an Uzbek ending touches a word and not a digit': [
      'до {{date}}',
      'хватит до {{date}}',
      'до {{value}}',
      'от {{value}}',
      'от {{from}} до {{to}}',
    ],
    'a state (-gan) and what has just happened (-di)': [
      'Завершена',
      'Объявление удалено',
      'Остановлена',
      'Отклонена',
      'Отклонено',
      'Отозвано',
      'Связались',
      'Снято с показа',
    ],
    'two things': ['День', 'Ещё', 'Назначить', 'Продолжить', 'Фото'],
  }).flatMap(([reason, texts]) => texts.map((text) => [text, reason] as const)),
);

/** Errors without a verb, which end without a full stop, like labels. */
export const fragments: ReadonlySet<string> = new Set(
  'invalid_format too_short too_long too_small too_large password_too_short code_wrong min_length max_length min max too_many_photos vin_invalid credentials_wrong username_invalid tin_invalid telegram_invalid time_invalid too_many_files password_wrong phone_is_own generic.title demo.title demo.connect'
    .split(' ')
    .map((key) => `errors:${key}`)
    .concat([
      'ads:empty.text',
      'ads:form.hrefHint',
      'ads:form.ownHint',
      'ads:form.pocketHint',
      'ads:form.budgetHint',
      'ads:form.fileHint',
      'ads:form.bannerText',
      'ads:keyHint',
      'applications:keyHint',
      'auth:password.hint',
      'profile:password.hint',
      'auto-form:condition.excellentHint',
      'auto-form:condition.goodHint',
      'auto-form:condition.averageHint',
      'auto-form:condition.repairHint',
      'auto-form:photos.hint',
      'auto-form:completeness.text',
      'avtosalons:form.hoursHint',
      'avtosalons:form.logoHint',
      'avtosalons:form.facadeHint',
      'car-control:nameHint',
      'car-control:photoHint',
      'chat:templates.text',
      'employees:form.photoHint',
      'employees:form.positionHint',
      'employees:form.sendHint',
      'employees:role.managerText',
      'employees:role.sellerText',
      'landing:sample.message',
      'leads:keys.hint',
      'money:addCard.failed.code',
      'profile:permissions.text',
      'shell:searchHint',
      'trade-in:marginHint',
      'trade-in:form.commentHint',
      'work-panel:start.salon.text',
    ]),
);

/** Placeholders whose value ends in a digit. An Uzbek suffix after them needs a space. */
export const digits = /, number$|^(?:count|n|min|max|size|divisor|position|expires|phone)$/;

/** Texts in which other values end in a digit: a time of day, a short date, a bare number. */
export const digitsIn: ReadonlySet<string> = new Set(
  [
    'ads:until from state.lasts state.out state.since state.sinceBy state.sentPaid state.sentUnpaid state.finished',
    'ads:state.finishedReturned bulk.longer',
    'applications:busy',
    'autos:banner.reserved',
    'chat:context.reservedUntil',
    'common:draft.found draft.saved filter.range filter.up filter.down filter.dates.range filter.dates.up filter.dates.down notUpdated',
    'employees:since',
    'leads:drawer.since since',
    'shell:demo.title offlineSince',
    'statistics:countedAt',
    'trade-in:termTo until upTo',
    'work-panel:leads.calledAt leads.tried ads.lasts',
  ].flatMap((line) => {
    const [namespace = '', keys = ''] = line.split(':');
    return keys.split(' ').map((key) => `${namespace}:${key}`);
  }),
);

export const sentences: readonly RegExp[] = [
  /^errors:/,
  /(?:^|[.:])(?:text|explain|hint)$|(?:Text|Hint|Help)$/,
  /^money:(?:fail|addCard\.failed)\./,
  /^(?:ads:form\.pocketPositions|auto-form:place\.salonHours|autos:bulk\.salonGone|car-control:noVolume|landing:wholeNumber)$/,
  /^(?:auto-form:market\.(?:incomplete|noPrice|tooFew)|common:(?:codeProblem\.several|passwordDoubt\.layout))$/,
];

export const titlesInLine: ReadonlySet<string> = new Set([
  'auto-form:locked.title',
  'shell:demo.title',
  'shell:signOut.title',
]);
