import { texts } from './texts.js';

/** An element with properties, `data-*` and `aria-*` attributes, and children; text is never parsed as markup. */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties))
    if (name.includes('-')) element.setAttribute(name, value);
    else element[name] = value;
  element.append(...children.filter((child) => child !== undefined && child !== false));
  return element;
}

const paths = {
  photo: 'M3 5h18v14H3zM3 16l5-5 5 5 3-3 5 4M15.5 9h.01',
  send: 'M21 3 3 10l8 3 3 8zM11 13l5-5',
};

export function icon(name) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.innerHTML = `<path d="${paths[name]}" />`;
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  return svg;
}

/** Links to Telegram open here. */
export const localUrl = (url) =>
  url.replace(/^https:\/\/(t\.me|telegram\.me)(?=\/)/, location.origin);

const link = (href, ...children) =>
  h(
    'a',
    {
      href: localUrl(href),
      target: localUrl(href).startsWith(location.origin) ? '' : '_blank',
      rel: 'noreferrer',
    },
    ...children,
  );

/** Telegram finds addresses and phone numbers in plain text. */
function linked(text) {
  return text
    .split(/(https?:\/\/\S+|\+998[\d ()-]{9,}\d)/)
    .map((part, index) =>
      index % 2 === 0
        ? part
        : link(part.startsWith('+') ? `tel:${part.replaceAll(/[^+\d]/g, '')}` : part, part),
    );
}

const tags = {
  bold: 'b',
  italic: 'i',
  underline: 'u',
  strikethrough: 's',
  code: 'code',
  pre: 'pre',
  blockquote: 'blockquote',
};

/** @param entities of `text`, whose first unit is unit `from` of the message */
function formatted(text, entities = [], from = 0) {
  const [first, ...rest] = entities;
  if (first === undefined) return linked(text);
  const start = first.offset - from;
  const end = start + first.length;
  const inner = rest.filter(({ offset }) => offset < first.offset + first.length);
  const after = rest.filter(({ offset }) => offset >= first.offset + first.length);
  const children = formatted(text.slice(start, end), inner, first.offset);
  return [
    ...linked(text.slice(0, start)),
    first.type === 'text_link'
      ? link(first.url, ...children)
      : h(tags[first.type] ?? 'span', {}, ...children),
    ...formatted(text.slice(end), after, from + end),
  ];
}

export const summaryOf = ({ text, caption, photo, voice, contact }) =>
  text ??
  caption ??
  (photo && texts.photo) ??
  (voice && texts.voice) ??
  contact?.phone_number ??
  '';

const time = (seconds) =>
  new Date(seconds * 1000).toLocaleTimeString('ru', { hour: '2-digit', minute: '2-digit' });

const menuOf = (items) =>
  h(
    'details',
    {},
    h('summary', { 'aria-label': texts.more }, '⋯'),
    h(
      'menu',
      {},
      ...items.map(([label, onclick]) => h('button', { type: 'button', onclick }, label)),
    ),
  );

/**
 * A message, or an album in one bubble.
 *
 * @param messages the items of an album, or one
 * @param options `isOwn`, `reaction`, `actions`: labels with handlers, and `press(message, text)`
 */
export function bubble(messages, { isOwn, reaction, actions, press }) {
  const [first] = messages;
  const {
    text,
    caption,
    entities,
    caption_entities,
    reply_to_message: quote,
    contact,
    voice,
  } = first;
  const photos = messages.flatMap(({ photo }) =>
    photo === undefined ? [] : [photo.at(-1).file_id],
  );
  const rows = first.reply_markup?.inline_keyboard ?? [];
  return h(
    'article',
    { className: isOwn ? 'message own' : 'message', id: `m${first.message_id}` },
    h(
      'div',
      { className: 'bubble' },
      photos.length > 0 &&
        h(
          'div',
          { className: 'album' },
          ...photos.map((id) => h('img', { src: `/local/photo/${id}`, alt: texts.photo })),
        ),
      menuOf(actions),
      h(
        'div',
        { className: 'body' },
        quote !== undefined && h('span', { className: 'quote' }, summaryOf(quote)),
        ...formatted(text ?? caption ?? '', entities ?? caption_entities),
        voice !== undefined && texts.voice,
        ...(contact === undefined ? [] : linked(contact.phone_number)),
        h(
          'span',
          { className: 'time' },
          [reaction, first.edit_date && texts.edited, time(first.date)].filter(Boolean).join(' '),
        ),
      ),
    ),
    ...rows.map((row) =>
      h(
        'div',
        { className: 'row' },
        ...row.map((button) =>
          h('button', { type: 'button', onclick: () => press(first, button.text) }, button.text),
        ),
      ),
    ),
  );
}
