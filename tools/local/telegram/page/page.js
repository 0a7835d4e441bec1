import { h } from './messages.js';
import { createPhone } from './phone.js';
import { language, setLanguage, texts } from './texts.js';

const names = ['member', 'channel', 'buyer'];
const kinds = ['too_many', 'lost', 'error', 'delay', 'unauthorized'];
const shownCalls = 30;

const find = (selector) => document.querySelector(selector);

document.documentElement.lang = language;
for (const element of document.querySelectorAll('[data-text]'))
  element.textContent = texts[element.dataset.text];
document.title = `${texts.title} · Karvon`;
for (const button of document.querySelectorAll('.languages button')) {
  button.setAttribute('aria-pressed', button.value === language);
  button.addEventListener('click', () => setLanguage(button.value));
}

/** The link that was opened: `/BOT?start=…`, `/BOT?startchannel&admin=…` or `/CHANNEL/POST`. */
const query = new URLSearchParams(location.search);
const link = {};
if (query.has('start')) link.payload = query.get('start');
if (query.has('startchannel')) link.rights = (query.get('admin') ?? '').split(/[ +]/);
const post = /^\/(?:c\/)?\w+\/(\d+)$/.exec(location.pathname)?.[1];
if (post !== undefined) link.post = post;

const phones = new Map(names.map((name) => [name, createPhone(name, link)]));
const tabs = new Map(
  names.map((name) => [
    name,
    h('button', { type: 'button', onclick: () => show(name) }, texts[name]),
  ]),
);
const noise = new Map(
  kinds.map((kind) => [
    kind,
    h('button', { type: 'button', onclick: () => disturb(kind) }, texts[kind]),
  ]),
);

function show(shown) {
  for (const [name, { element }] of phones) element.dataset.shown = name === shown;
  for (const [name, tab] of tabs) tab.setAttribute('aria-pressed', name === shown);
}

async function disturb(kind) {
  await fetch('/local/noise', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind, on: noise.get(kind).ariaPressed !== 'true' }),
  }).catch(() => undefined);
}

find('.phones').append(...[...phones.values()].map(({ element }) => element));
find('.tabs').append(...tabs.values());
find('.noise').append(...noise.values());
show(link.rights === undefined && link.post === undefined ? 'member' : 'channel');

const clock = (at) => new Date(at).toLocaleTimeString('ru');

const row = ({ at, method, chat, result, ms }) =>
  h(
    'tr',
    { className: /^\d{3} /.test(result) ? 'failed' : '' },
    ...[
      clock(at),
      method,
      [chat, result].filter(Boolean).join(' · '),
      `${ms}\u00A0${texts.ms}`,
    ].map((text) => h('td', {}, text)),
  );

async function update() {
  const response = await fetch(`/local/state?calls=${shownCalls}`).catch(() => undefined);
  find('.offline').hidden = response?.ok === true;
  if (response?.ok !== true) return;
  const state = await response.json();
  for (const [name, phone] of phones) phone.update(state.phones[name], state.bot);
  for (const [kind, button] of noise) button.ariaPressed = state.noise.includes(kind);
  find('.api').textContent = `Bot API: ${state.api.replace('http://', '')}`;
  find('.journal p').hidden = state.calls.length > 0;
  find('.journal tbody').replaceChildren(...state.calls.toReversed().map(row));
  // The end of 429 makes no event.
  if (state.noise.includes('too_many')) setTimeout(update, 1000);
}

// A menu closes after a press of its buttons and outside it.
document.addEventListener('click', ({ target }) => {
  for (const menu of document.querySelectorAll('details[open]'))
    if (!menu.contains(target) || target.closest('menu button') !== null) menu.open = false;
});

const events = new EventSource('/local/events');
events.addEventListener('message', update);
events.addEventListener('error', update);
addEventListener('started', update);
