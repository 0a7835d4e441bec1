/** Parses a time to `HH:MM`: `9`, `900`, `9.00`, `18-30`, `9:00:00`, `6 pm`, `9 ч 30 мин`. Undefined for `9-18`, which is two times. */
export function readTime(typed: string): string | undefined {
  const text = typed.normalize('NFKC').trim().toLowerCase().replace(/[–—]/g, '-');
  const written =
    /^(\d{1,2})(?:\s*([:.,\s-]|ч\p{L}*\.?|h|soat)\s*(?:(\d{2})(?:[:.]\d{2})?\s*(?:мин\p{L}*\.?|м\.?|daqiqa)?)?)?\s*([ap]m)?$/u.exec(
      text,
    );
  const [, hours, separator, minutes = '00', half] =
    written ?? /^(\d{1,2})()(\d{2})()$/.exec(text) ?? [];
  if (hours === undefined) return undefined;
  // `9-18` is a range, `18-30` cannot be one.
  if (separator === '-' && Number(minutes) <= 24) return undefined;
  const shift =
    half === 'pm' && Number(hours) < 12 ? 12 : half === 'am' && hours === '12' ? -12 : 0;
  return `${String(Number(hours) + shift).padStart(2, '0')}:${minutes}`;
}
