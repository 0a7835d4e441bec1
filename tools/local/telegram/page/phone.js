import { bubble, h, icon, localUrl, summaryOf } from './messages.js';
import { subscribers, texts } from './texts.js';

const rights = ['post_messages', 'edit_messages', 'delete_messages'];

const base64 = async (file) => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
};

/**
 * One phone: its header, messages and composer.
 *
 * @param name `member`, `channel` or `buyer`
 * @param link the parameters of an opened link: `payload` of a Start, `rights` for a channel
 */
export function createPhone(name, link) {
  const isChannel = name === 'channel';
  const screen = h('div', {
    className: 'screen',
    tabIndex: 0,
    role: 'log',
    'aria-label': texts[name],
  });
  const toast = h('div', { className: 'toast', role: 'status' });
  const header = h('header');
  const composer = h('div', { className: 'composer' });
  const element = h(
    'div',
    {},
    h('h2', {}, texts[name]),
    h(
      'section',
      { className: 'phone', 'aria-label': texts[name] },
      header,
      screen,
      composer,
      toast,
    ),
  );
  /** Message element and its JSON, by the id of the first message. */
  const shown = new Map();
  let phone;
  let bot;
  /** `{ reply_to }` or `{ message_id }` of an edit. */
  let mode = {};
  let headerJson = '';
  let isAtEnd = true;
  let top = 0;

  function keepEnd() {
    if (isAtEnd) screen.scrollTop = screen.scrollHeight;
  }
  screen.addEventListener('scroll', () => {
    const isEnd = screen.scrollHeight - screen.scrollTop - screen.clientHeight < 40;
    isAtEnd = isEnd || (isAtEnd && screen.scrollTop >= top);
    top = screen.scrollTop;
  });
  // A photo takes its height as it loads.
  screen.addEventListener('load', keepEnd, true);

  function say(text) {
    toast.textContent = text;
    clearTimeout(say.timer);
    say.timer = setTimeout(() => toast.replaceChildren(), 4000);
  }

  async function act(action, input = {}) {
    const response = await fetch(`/local/${name}/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    }).catch(() => undefined);
    const body = (await response?.json().catch(() => undefined)) ?? {};
    if (response?.ok !== true) say(`${texts.failed}: ${body.error ?? texts.offline}`);
    return response?.ok === true ? (body.result ?? {}) : undefined;
  }

  async function press(message, text) {
    const result = await act('press', { text, message_id: message?.message_id });
    if (result === undefined || message === undefined) return;
    if (result.url !== undefined) {
      const url = localUrl(result.url);
      if (url.startsWith(`${location.origin}/`)) location.assign(url);
      else open(url, '_blank', 'noreferrer');
    } else if (result.reply === undefined) say(texts.noReply);
    else if (result.reply.show_alert) {
      const dialog = document.querySelector('dialog');
      dialog.querySelector('p').textContent = result.reply.text;
      dialog.showModal();
    } else if (result.reply.text !== '') say(result.reply.text);
  }

  function setMode(next) {
    mode = next;
    renderComposer();
    const input = composer.querySelector('textarea');
    const message = phone.messages.find(({ message_id }) => message_id === mode.message_id);
    if (message !== undefined && input !== null)
      input.value = message.text ?? message.caption ?? '';
    input?.focus();
  }

  function actionsOf({ message_id, chat, from, author_signature }) {
    const isOwn = from?.id === phone.user?.id || author_signature !== undefined;
    const url = `https://t.me/${chat.username}/${message_id}`;
    return [
      [texts.reply, () => setMode({ reply_to: message_id })],
      ...(isOwn ? [[texts.edit, () => setMode({ message_id })]] : []),
      ...(isChannel
        ? [
            [
              texts.copyLink,
              () => navigator.clipboard.writeText(localUrl(url)).then(() => say(texts.copied)),
            ],
          ]
        : []),
      [texts.delete, () => act('delete', { message_id })],
    ];
  }

  function renderMessages() {
    const groups = Object.values(
      Object.groupBy(
        phone.messages,
        ({ message_id, media_group_id }) => media_group_id ?? `m${message_id}`,
      ),
    ).toSorted(([a], [b]) => a.message_id - b.message_id);
    const before = screen.lastElementChild;
    const elements = groups.map((messages) => {
      const [first] = messages;
      const reaction = phone.reactions[first.message_id];
      const json = JSON.stringify([messages, reaction]);
      const old = shown.get(first.message_id);
      if (old?.json === json) return old.element;
      const isOwn = isChannel
        ? first.author_signature !== undefined
        : first.from?.id === phone.user.id;
      const made = bubble(messages, { isOwn, reaction, actions: actionsOf(first), press });
      shown.set(first.message_id, { json, element: made });
      return made;
    });
    if (elements.length === 0)
      elements.push(h('p', { className: 'empty' }, isChannel ? texts.addFirst : texts.startFirst));
    // Elements that stay are not touched: they keep their focus and open menus.
    if (
      elements.some((each, index) => each !== screen.children[index]) ||
      screen.children.length !== elements.length
    )
      screen.replaceChildren(...elements);
    if (link.post !== undefined && isChannel) {
      const target = screen.querySelector(`#m${link.post}`);
      target?.classList.add('linked');
      target?.scrollIntoView({ block: 'center' });
      if (target !== null) delete link.post;
    } else {
      isAtEnd ||= elements.at(-1) !== before;
      keepEnd();
    }
  }

  function rightsForm() {
    const isThere = phone.status === 'administrator';
    const wanted = link.rights ?? (isThere ? phone.rights : rights);
    const boxes = rights.map((right) =>
      h('input', { type: 'checkbox', value: right, checked: wanted.includes(right) }),
    );
    const save = async () => {
      await act('add', {
        rights: boxes.filter(({ checked }) => checked).map(({ value }) => value),
      });
      history.replaceState(null, '', '/');
      delete link.rights;
      headerJson = '';
    };
    return [
      ...boxes.map((box) => h('label', {}, box, texts[box.value])),
      h(
        'button',
        { type: 'button', className: 'primary', onclick: save },
        isThere ? texts.saveRights : texts.addBot,
      ),
      isThere && h('button', { type: 'button', onclick: () => act('remove') }, texts.removeBot),
    ];
  }

  function renderHeader() {
    const { chat, status, rights: own, subscribers: count } = phone;
    const json = JSON.stringify([chat, status, own, count, bot]);
    if (json === headerJson) return;
    headerJson = json;
    const item = (label, action, input) =>
      h('button', { type: 'button', onclick: () => act(action, input) }, label);
    const items = isChannel
      ? rightsForm()
      : status === 'member'
        ? [
            item(texts.contact, 'contact'),
            item(texts.voice, 'send', { voice: true }),
            item(texts.stop, 'stop'),
          ]
        : [item(texts.start, 'start')];
    header.replaceChildren(
      h(
        'span',
        {},
        h('b', {}, isChannel ? chat.title : bot.first_name),
        h('small', {}, isChannel ? subscribers(count) : texts.bot),
      ),
      h(
        'details',
        { open: isChannel && link.rights !== undefined },
        h('summary', { 'aria-label': texts.more }, '⋯'),
        h('menu', {}, ...items),
      ),
    );
  }

  async function submit(event) {
    event.preventDefault();
    const input = composer.querySelector('textarea');
    const files = [...composer.querySelector('input').files].slice(0, 10);
    const text = input.value.trim();
    if (text === '' && files.length === 0) return;
    const photos = await Promise.all(files.map(base64));
    const done =
      mode.message_id === undefined
        ? await act('send', { text, photos, ...mode })
        : await act('edit', { text, ...mode });
    if (done !== undefined) setMode({});
  }

  function renderComposer() {
    const hasStart = !isChannel && (phone.status !== 'member' || link.payload !== undefined);
    if (hasStart) {
      const start = async () => {
        await act('start', { payload: link.payload ?? '' });
        history.replaceState(null, '', '/');
        delete link.payload;
        dispatchEvent(new Event('started'));
      };
      composer.replaceChildren(
        h('button', { type: 'button', className: 'primary start', onclick: start }, texts.start),
      );
      return;
    }
    const subject = phone.messages.find(
      ({ message_id }) => message_id === (mode.reply_to ?? mode.message_id),
    );
    const onkeydown = (event) => {
      if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) void submit(event);
    };
    const label = isChannel ? texts.admins : texts.message;
    const count = h('span');
    const photos = h('input', {
      type: 'file',
      accept: 'image/*',
      multiple: true,
      'aria-label': texts.photo,
      onchange: () => {
        count.textContent = photos.files.length > 0 ? photos.files.length : '';
      },
    });
    composer.replaceChildren(
      ...(subject === undefined
        ? []
        : [
            h(
              'div',
              { className: 'mode' },
              h(
                'span',
                {},
                `${mode.reply_to === undefined ? texts.edit : texts.reply}: ${summaryOf(subject)}`,
              ),
              h('button', { type: 'button', onclick: () => setMode({}) }, texts.cancel),
            ),
          ]),
      h(
        'form',
        { onsubmit: submit },
        h('textarea', { rows: 1, placeholder: label, 'aria-label': label, onkeydown }),
        h('label', { className: 'icon', title: texts.photo }, icon('photo'), count, photos),
        h('button', { className: 'primary', 'aria-label': texts.send }, icon('send')),
      ),
      ...(phone.keyboard ?? []).map((row) =>
        h(
          'div',
          { className: 'row' },
          ...row.map(({ text }) =>
            h('button', { type: 'button', onclick: () => press(undefined, text) }, text),
          ),
        ),
      ),
    );
  }

  let composerJson = '';
  return {
    element,
    update(nextPhone, nextBot) {
      phone = nextPhone;
      bot = nextBot;
      renderHeader();
      const json = JSON.stringify([phone.status, phone.keyboard, link.payload]);
      if (json !== composerJson) renderComposer();
      composerJson = json;
      renderMessages();
    },
  };
}
