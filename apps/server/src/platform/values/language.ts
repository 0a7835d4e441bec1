/** The languages of the dashboard, of SMS and of files. */
export type Language = 'ru' | 'uz';

/** A text in each language. */
export type Texts = Readonly<Record<Language, string>>;
