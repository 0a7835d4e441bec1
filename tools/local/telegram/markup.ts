import { ApiError } from './api-error.ts';

export interface Entity {
  type: string;
  /** UTF-16 units, as `length`. */
  offset: number;
  length: number;
  url?: string;
}

const types = new Map([
  ['b', 'bold'],
  ['strong', 'bold'],
  ['i', 'italic'],
  ['em', 'italic'],
  ['u', 'underline'],
  ['ins', 'underline'],
  ['s', 'strikethrough'],
  ['strike', 'strikethrough'],
  ['del', 'strikethrough'],
  ['code', 'code'],
  ['pre', 'pre'],
  ['blockquote', 'blockquote'],
  ['tg-spoiler', 'spoiler'],
  ['a', 'text_link'],
]);

const named = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
]);

const decode = (text: string) =>
  text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(lt|gt|amp|quot));/gi, (_, decimal, hex, name) =>
    name === undefined
      ? String.fromCodePoint(Number.parseInt(decimal ?? hex, decimal === undefined ? 16 : 10))
      : (named.get(String(name).toLowerCase()) ?? ''),
  );

const failed = (reason: string) => new ApiError(400, `can't parse entities: ${reason}`);

/** `parse_mode: HTML`, with Telegram's errors. */
export function parseHtml(html: string): { text: string; entities: Entity[] } {
  const entities: Entity[] = [];
  const open: { name: string; entity: Entity }[] = [];
  let text = '';
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    text += decode(html.slice(at, next === -1 ? undefined : next));
    if (next === -1) break;
    const offset = Buffer.byteLength(html.slice(0, next));
    const end = html.indexOf('>', next);
    if (end === -1) throw failed(`Unclosed start tag at byte offset ${offset}`);
    const tag = html.slice(next + 1, end);
    const name = /^\/?([^\s/>]*)/.exec(tag)?.[1]?.toLowerCase() ?? '';
    if (tag.startsWith('/')) {
      const last = open.pop();
      if (last === undefined) throw failed(`Unexpected end tag at byte offset ${offset}`);
      if (last.name !== name)
        throw failed(
          `Unmatched end tag at byte offset ${offset}, expected "</${last.name}>", found "</${name}>"`,
        );
      last.entity.length = text.length - last.entity.offset;
    } else {
      const type = types.get(name);
      if (type === undefined)
        throw failed(`Unsupported start tag "${name}" at byte offset ${offset}`);
      const url = /href\s*=\s*["']([^"']*)["']/i.exec(tag)?.[1];
      const entity: Entity = { type, offset: text.length, length: 0 };
      if (type === 'text_link') entity.url = decode(url ?? '');
      entities.push(entity);
      open.push({ name, entity });
    }
    at = end + 1;
  }
  const unclosed = open.pop();
  if (unclosed !== undefined)
    throw failed(`Can't find end tag corresponding to start tag "${unclosed.name}"`);
  return { text, entities: entities.filter(({ length }) => length > 0) };
}
