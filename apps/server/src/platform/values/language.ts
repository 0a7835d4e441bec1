/** Language of the dashboard, of SMS and of files. */
export type Language = 'ru' | 'uz';

export type Texts = Readonly<Record<Language, string>>;
