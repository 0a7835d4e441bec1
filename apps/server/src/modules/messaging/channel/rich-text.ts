export type MarkKind = 'bold' | 'strike' | 'link';

/** A part of a text with one kind of mark at most. */
export interface Run {
  text: string;
  kind?: MarkKind | undefined;
}

export interface Mark {
  kind: MarkKind;
  offset: number;
  length: number;
}

export interface RichText {
  text: string;
  marks: Mark[];
}

/** Offsets count UTF-16 units, as Telegram does. */
export function richTextOf(runs: readonly Run[]): RichText {
  let text = '';
  const marks: Mark[] = [];
  for (const run of runs) {
    const last = marks.at(-1);
    if (run.kind !== undefined && run.text !== '') {
      if (last?.kind === run.kind && last.offset + last.length === text.length)
        last.length += run.text.length;
      else marks.push({ kind: run.kind, offset: text.length, length: run.text.length });
    }
    text += run.text;
  }
  return { text, marks };
}

const entityTypes = { bold: 'bold', strike: 'strikethrough', link: 'text_link' } as const;

/** Telegram's form. Texts are never parsed as markup. @param url target of links */
export const entitiesOf = ({ marks }: RichText, url: string) =>
  marks.map(({ kind, offset, length }) =>
    kind === 'link'
      ? { type: entityTypes[kind], offset, length, url }
      : { type: entityTypes[kind], offset, length },
  );
