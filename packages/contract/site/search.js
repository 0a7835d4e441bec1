import MiniSearch from './minisearch.js';
import './try.js';

const box = document.querySelector('.search');
const input = document.querySelector('#search');
const found = document.querySelector('#found');
const count = document.querySelector('#found-count');
const root = box.dataset.root;
const large = matchMedia('(min-width: 48.01rem)');

const openNavigation = () => {
  document.querySelector('nav details').open = large.matches;
};
openNavigation();
large.addEventListener('change', openNavigation);

let index;
const load = () => {
  index ??= fetch(`${root}search.json`)
    .then((response) => {
      if (!response.ok) throw new Error(String(response.status));
      return response.text();
    })
    .then((text) =>
      MiniSearch.loadJSON(text, {
        fields: ['title', 'parts', 'hint'],
        storeFields: ['href', 'title', 'kind', 'hint'],
      }),
    )
    .catch((cause) => {
      index = undefined;
      throw cause;
    });
  return index;
};

// Names are found by their parts: "avtosalon" in createAvtosalon.
const wanted = {
  prefix: true,
  fuzzy: 0.2,
  boost: { title: 3 },
  combineWith: 'AND',
  boostDocument: (_id, _term, { kind } = {}) =>
    ({ operation: 4, guide: 3, schema: 2.5, 'error code': 2 })[kind] ?? 1,
};

const option = ({ href, title, kind, hint }, position) => {
  const item = document.createElement('li');
  item.id = `found-${position}`;
  item.setAttribute('role', 'option');
  const link = document.createElement('a');
  link.href = `${root}${href}`;
  link.tabIndex = -1;
  const small = document.createElement('small');
  small.textContent = `${kind} ${hint}`.slice(0, 140);
  link.append(title, small);
  item.append(link);
  return item;
};

const say = (text) => {
  count.textContent = text;
};

const close = () => {
  found.hidden = true;
  input.setAttribute('aria-expanded', 'false');
  input.removeAttribute('aria-activedescendant');
};

const show = async () => {
  const text = input.value.trim();
  if (text === '') return close();
  let results;
  try {
    results = (await load()).search(text, wanted).slice(0, 20);
  } catch {
    found.replaceChildren();
    const problem = document.createElement('p');
    problem.textContent = 'The index could not be loaded.';
    found.append(problem);
    found.hidden = false;
    return say(problem.textContent);
  }
  if (text !== input.value.trim()) return;
  found.replaceChildren(...results.map(option));
  if (results.length === 0) {
    const nothing = document.createElement('p');
    nothing.textContent = `Nothing is called “${text}”.`;
    found.append(nothing);
  }
  found.hidden = false;
  input.setAttribute('aria-expanded', 'true');
  input.removeAttribute('aria-activedescendant');
  say(`${results.length} found`);
};

const move = (step) => {
  const options = [...found.querySelectorAll('[role=option]')];
  if (options.length === 0) return;
  const current = options.findIndex((each) => each.getAttribute('aria-selected') === 'true');
  const next = options[(current + step + options.length) % options.length];
  for (const each of options) each.setAttribute('aria-selected', String(each === next));
  input.setAttribute('aria-activedescendant', next.id);
  next.scrollIntoView({ block: 'nearest' });
};

box.hidden = false;
input.addEventListener('focus', () => void load().catch(() => undefined), { once: true });
input.addEventListener('input', () => void show());
input.addEventListener('keydown', (event) => {
  if (event.key === 'ArrowDown') move(1);
  else if (event.key === 'ArrowUp') move(-1);
  else if (event.key === 'Escape') close();
  else if (event.key === 'Enter')
    (found.querySelector('[aria-selected=true] a') ?? found.querySelector('a'))?.click();
  else return;
  event.preventDefault();
});
found.addEventListener('click', close);
document.addEventListener('click', ({ target }) => {
  if (!box.contains(target)) close();
});
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
  event.preventDefault();
  input.focus();
});
