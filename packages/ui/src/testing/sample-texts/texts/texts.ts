/** Russian samples and their Uzbek translations. `{0}`, `{1}` are placeholders for a number, a name or another sample, which is translated too. */
export type Texts = Readonly<Record<string, string>>;
