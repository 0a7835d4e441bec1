/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
/**
 * Machine-readable reason. The list may grow: treat an unknown code like its HTTP status. Each operation lists its own codes in `x-codes`.
 * @minLength 1
 * @maxLength 100
 * @pattern ^[a-z][a-z0-9_]*$
 */
export type ErrorCode = string;

/**
 * Values for the placeholders of the translated message, such as `min` or `left`.
 */
export type FieldErrorParams = {[key: string]: string | number};

/**
 * One invalid field.
 */
export interface FieldError {
  /**
     * Path of the field in the request body or query, dots between levels (`core_car.year`).
     * @maxLength 200
     */
  field: string;
  /** The reason; a translation key in the namespace `errors`. */
  code: ErrorCode;
  /** Values for the placeholders of the translated message, such as `min` or `left`. */
  params?: FieldErrorParams;
}

/**
 * The lowest role allowed to do this, for 403 `not_permitted`.
 */
export type ProblemNeeds = typeof ProblemNeeds[keyof typeof ProblemNeeds];


export const ProblemNeeds = {
  owner: 'owner',
  manager: 'manager',
} as const;

/**
 * The conflicting entity, for 409, so that a screen can link to it.
 */
export type ProblemConflictsWith = {
  /**
     * Id of the entity.
     * @minimum 1
     */
  id: number;
  /**
     * Its name or title.
     * @maxLength 200
     */
  title?: string;
};

/**
 * RFC 9457 problem document. Clients translate `code`; `title` and `detail` are for developers.
 */
export interface Problem {
  /**
     * URI reference of the problem type; `about:blank` when the status alone describes it.
     * @maxLength 200
     */
  type: string;
  /**
     * Short text in English for developers; never shown to dealers.
     * @maxLength 200
     */
  title: string;
  /**
     * The HTTP status code.
     * @minimum 400
     * @maximum 599
     */
  status: number;
  /**
     * Details of this occurrence, for developers.
     * @maxLength 1000
     */
  detail?: string;
  /** The reason; a translation key in the namespace `errors`. */
  code: ErrorCode;
  /**
     * Id of this request; also in the header `X-Request-Id`.
     * @maxLength 100
     */
  instance: string;
  /**
     * The invalid fields, for 422.
     * @maxItems 200
     */
  errors?: FieldError[];
  /**
     * The states or actions that are allowed now, for 409 on a change of state.
     * @maxItems 50
     * @items.maxLength 50
     */
  allowed?: string[];
  /** The lowest role allowed to do this, for 403 `not_permitted`. */
  needs?: ProblemNeeds;
  /** The conflicting entity, for 409, so that a screen can link to it. */
  conflicts_with?: ProblemConflictsWith;
  /**
     * Seconds to wait before a retry, for 429 and 503; also in the header `Retry-After`.
     * @minimum 0
     */
  retry_after?: number;
}

/**
 * Kind of a search result.
 */
export type PaletteKind = typeof PaletteKind[keyof typeof PaletteKind];


export const PaletteKind = {
  auto: 'auto',
  avtosalon: 'avtosalon',
  lead: 'lead',
  room: 'room',
  campaign: 'campaign',
  application: 'application',
  trade_in_auto: 'trade_in_auto',
  employee: 'employee',
  car_model: 'car_model',
} as const;

/**
 * A part of a text to highlight. Its position and length are in UTF-16 code units.
 */
export interface TextMatch {
  /**
     * Offset of the first code unit.
     * @minimum 0
     * @maximum 300
     */
  start: number;
  /**
     * Number of code units.
     * @minimum 1
     * @maximum 300
     */
  length: number;
}

/**
 * A search result. `kind` and `id` identify the entity that it opens.
 */
export interface PaletteItem {
  kind: PaletteKind;
  /**
     * Entity id.
     * @minimum 1
     */
  id: number;
  /**
     * Entity name.
     * @maxLength 300
     */
  title: string;
  /**
     * Second line.
     * @maxLength 300
     */
  subtitle?: string;
  /**
     * Price, time or count as text, in the requested language.
     * @maxLength 100
     */
  fact?: string;
  /**
     * URL of a thumbnail image.
     * @maxLength 500
     */
  thumbnail?: string;
  /**
     * Parts of `title` that match.
     * @maxItems 20
     */
  matches: TextMatch[];
}

/**
 * Search results of the palette.
 */
export interface PaletteResults {
  /**
     * Results, best match first.
     * @maxItems 20
     */
  results: PaletteItem[];
}

/**
 * Kind of a suggestion.
 */
export type SuggestionKind = typeof SuggestionKind[keyof typeof SuggestionKind];


export const SuggestionKind = {
  brand: 'brand',
  model: 'model',
  generation: 'generation',
  avtosalon: 'avtosalon',
} as const;

/**
 * An entity whose name is the same in both languages, such as a brand, model, generation or showroom.
 */
export interface NamedReference {
  /**
     * Id of the entity.
     * @minimum 1
     */
  id: number;
  /**
     * Name of the entity.
     * @maxLength 200
     */
  name: string;
}

/**
 * A suggestion for a search field.
 */
export interface Suggestion {
  kind: SuggestionKind;
  /**
     * Entity id.
     * @minimum 1
     */
  id: number;
  /**
     * Text to show.
     * @maxLength 300
     */
  text: string;
  brand?: NamedReference;
  car_model?: NamedReference;
  /**
     * Parts of `text` that match.
     * @maxItems 20
     */
  matches: TextMatch[];
}

/**
 * Suggestions for a search field.
 */
export interface Suggestions {
  /**
     * Suggestions, by kind.
     * @maxItems 50
     */
  results: Suggestion[];
}

/**
 * An amount in whole units of the currency.
 * @minimum 0
 * @maximum 1000000000000
 */
export type Money = number;

/**
 * `UZS` is so'm, `USD` is y.e.
 */
export type Currency = typeof Currency[keyof typeof Currency];


export const Currency = {
  UZS: 'UZS',
  USD: 'USD',
} as const;

/**
 * A name in one language.
 */
export interface LocalisedName {
  /**
     * The name.
     * @minLength 1
     * @maxLength 200
     */
  name: string;
}

/**
 * A name in both languages.
 */
export interface Translations {
  ru: LocalisedName;
  uz: LocalisedName;
}

/**
 * An entry of a catalogue list whose name differs by language, such as a colour, transmission, region, district or position.
 */
export interface OptionReference {
  /**
     * Id of the entry.
     * @minimum 1
     */
  id: number;
  translations: Translations;
}

/**
 * A comparable listing, with the fields that buyers see.
 */
export interface Comparable {
  /**
     * Id of the listing.
     * @minimum 1
     */
  id: number;
  /**
     * Brand, model and year.
     * @maxLength 300
     */
  title: string;
  /**
     * Year of manufacture.
     * @minimum 1950
     * @maximum 2100
     */
  year: number;
  /**
     * Mileage in kilometres.
     * @minimum 0
     * @maximum 2000000
     */
  mileage?: number;
  /** Asking price, in `currency`. */
  price: Money;
  /** Currency of `price`. */
  currency: Currency;
  /** `price` in so'm, converted at the current rate. */
  price_uzs: Money;
  region?: OptionReference;
  /**
     * URL of the cover photo's thumbnail. Absent if there is none.
     * @maxLength 500
     */
  thumbnail?: string;
  /**
     * When the listing was first published.
     * @maxLength 40
     */
  published_at: string;
  /** True for listings of this dealership. */
  own: boolean;
}

/**
 * Number of rows that match the filter, over all pages.
 * @minimum 0
 */
export type Count = number;

/**
 * A page of comparable listings.
 */
export interface ComparableList {
  /**
     * Comparable listings of this page.
     * @maxItems 100
     */
  results: Comparable[];
  count: Count;
}

/**
 * Position of a price. `low`: suspiciously below the market; `great`: below most; `good`: near the median; `high`: above most; `no_analysis`: unknown.
 */
export type MarketPosition = typeof MarketPosition[keyof typeof MarketPosition];


export const MarketPosition = {
  low: 'low',
  great: 'great',
  good: 'good',
  high: 'high',
  no_analysis: 'no_analysis',
} as const;

/**
 * Cause of `no_analysis`. `too_few`: fewer than 5 comparables; `no_price`: no price; `incomplete`: the listing has no model or no year yet.
 */
export type NoAnalysisReason = typeof NoAnalysisReason[keyof typeof NoAnalysisReason];


export const NoAnalysisReason = {
  too_few: 'too_few',
  no_price: 'no_price',
  incomplete: 'incomplete',
} as const;

/**
 * A range of the price scale. An open end is absent.
 */
export interface PriceBand {
  position: MarketPosition;
  /** Lowest price of the range, in the `currency` of the response. */
  from?: Money;
  /** Highest price of the range, in the `currency` of the response. */
  to?: Money;
}

/**
 * Position of a price among comparable listings.
 */
export interface PricePosition {
  position: MarketPosition;
  reason?: NoAnalysisReason;
  /**
     * Number of comparable listings found.
     * @minimum 0
     */
  comparables: number;
  /**
     * Maximum age of the comparable listings in days.
     * @minimum 1
     * @maximum 365
     */
  period_days: number;
  /** Currency of all amounts in the response. Absent for `no_analysis`. */
  currency?: Currency;
  /** The compared price. Absent for `no_analysis`. */
  price?: Money;
  /** Lower end of the price scale. Absent for `no_analysis`. */
  market_from?: Money;
  /** Upper end of the price scale. Absent for `no_analysis`. */
  market_to?: Money;
  /** Median price of the comparables. Absent for `no_analysis`. */
  median?: Money;
  /**
     * Date of the exchange rate used. Absent for `no_analysis`.
     * @maxLength 10
     */
  rate_date?: string;
  /**
     * Ranges of the price scale, lowest first. Empty for `no_analysis`.
     * @maxItems 4
     */
  bands: PriceBand[];
}

/**
 * Any other error, the same for all operations. 400: the request cannot be read (`bad_request`, `malformed_json`). 403: a session of `startDemo` tries to change something (`demo_read_only`). 500: a server fault (`internal_error`). 501: this server does not offer the operation yet (`not_implemented`). 503: the service is temporarily unavailable (`service_unavailable`, with `Retry-After`). 507: no space is left to store this (`insufficient_storage`).
 */
export type ErrorResponse = Problem;

/**
 * The access token is missing, unknown, expired or revoked. Or the member was blocked while signed in (`account_blocked`).
 */
export type UnauthorizedResponse = Problem;

/**
 * One or more fields or parameters are invalid; `errors` names each. `code` is `validation_failed` for a body and `invalid_parameter` for path and query.
 */
export type UnprocessableContentResponse = Problem;

/**
 * A limit was reached. Try again after `Retry-After` seconds.
 */
export type TooManyRequestsResponse = Problem;

/**
 * The entity does not exist or belongs to another business.
 */
export type NotFoundResponse = Problem;

export type AcceptLanguageParameter = typeof AcceptLanguageParameter[keyof typeof AcceptLanguageParameter];


export const AcceptLanguageParameter = {
  ru: 'ru',
  uz: 'uz',
} as const;

/**
 * Page number, from 1.
 */
export type PageParameter = number;

/**
 * Rows on a page.
 */
export type SizeParameter = number;

export type SearchPaletteParams = {
/**
 * Search text.
 * @minLength 1
 * @maxLength 100
 */
q: string;
/**
 * Maximum number of results.
 * @minimum 1
 * @maximum 20
 */
limit?: number;
};

export type SuggestParams = {
/**
 * Search text.
 * @minLength 1
 * @maxLength 100
 */
q: string;
/**
 * Only suggestions of these kinds. All kinds if absent.
 * @maxItems 4
 */
kind?: SuggestionKind[];
/**
 * Only models and generations of this brand (id).
 * @minimum 1
 */
brand_id?: number;
/**
 * Only this model (id) and its generations.
 * @minimum 1
 */
model_id?: number;
/**
 * Maximum number of results.
 * @minimum 1
 * @maximum 50
 */
limit?: number;
};

export type ListComparablesParams = {
/**
 * Id of a listing of this dealership.
 * @minimum 1
 */
auto_id?: number;
/**
 * Id of the model.
 * @minimum 1
 */
model_id?: number;
/**
 * Id of the generation.
 * @minimum 1
 */
generation_id?: number;
/**
 * Year of manufacture.
 * @minimum 1950
 * @maximum 2100
 */
year?: number;
/**
 * Mileage in kilometres.
 * @minimum 0
 * @maximum 2000000
 */
mileage?: number;
/**
 * Id of the gearbox option.
 * @minimum 1
 */
transmission?: number;
/**
 * Page number, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Rows on a page.
 * @minimum 1
 * @maximum 100
 */
size?: SizeParameter;
};

export type GetPricePositionParams = {
/**
 * Id of a listing of this dealership.
 * @minimum 1
 */
auto_id?: number;
/**
 * Id of the model.
 * @minimum 1
 */
model_id?: number;
/**
 * Id of the generation.
 * @minimum 1
 */
generation_id?: number;
/**
 * Year of manufacture.
 * @minimum 1950
 * @maximum 2100
 */
year?: number;
/**
 * Mileage in kilometres.
 * @minimum 0
 * @maximum 2000000
 */
mileage?: number;
/**
 * Id of the gearbox option.
 * @minimum 1
 */
transmission?: number;
/**
 * Price to compare, in `currency`. If absent, the price of the listing.
 * @minimum 1
 * @maximum 1000000000000
 */
price?: number;
/**
 * Currency of `price` and of the response. If absent, the listing's currency; without a listing, so'm.
 */
currency?: Currency;
};

