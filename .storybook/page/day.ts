const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day as text: «21 November 2026»; «not yet» for none. */
export const dayOf = (date: string | undefined): string =>
  date === undefined ? 'not yet' : format.format(new Date(`${date}T00:00:00Z`));
