/** For screen readers: Cyrillic letters are read in Russian. Undefined for letters that both languages have. */
export const languageOf = (text: string) => (/[а-яё]/iu.test(text) ? 'ru' : undefined);
