const longestComment = 2000;

/** The comment of a lead with another contact's. One that is there, or too long together, is not added. */
export function joinedComment(known: string, added = ''): string {
  if (added === '' || known.includes(added)) return known;
  const text = known === '' ? added : `${known}\n${added}`;
  return text.length > longestComment ? known : text;
}
