/** Calling codes of one and of two digits (ITU-T E.164); all others have three. */
const callingCode = /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** Formats a foreign number: `+7 701 123 45 67`, pairs at the end, groups of three before them. */
export function groupForeign(phone: string): string {
  const [code = phone] = callingCode.exec(phone) ?? [];
  const subscriber = phone.slice(code.length);
  return `${code} ${subscriber.replace(/(?<=\d\d)(?=(?:\d{3})*\d{4}$|\d\d$)/g, ' ')}`.trim();
}
