/**
 * Russian samples and what they are in Uzbek. `{0}`, `{1}` stand for what changes in them: a number, a name, or another sample, which is
 * said in Uzbek too.
 */
export type Texts = Readonly<Record<string, string>>;
