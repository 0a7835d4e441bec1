// Sends an edited sample to a mock or a service, and stores the last language of samples.
const stored = (name, fallback) => localStorage.getItem(`karvon-docs-${name}`) ?? fallback;
const store = (name, value) => localStorage.setItem(`karvon-docs-${name}`, value);

const showLanguage = (language) => {
  for (const sample of document.querySelectorAll('.sample'))
    if (sample.dataset.language === language) sample.open = true;
};
let shown = stored('language', 'curl');
showLanguage(shown);
document.addEventListener(
  'toggle',
  ({ target }) => {
    const language = target.open ? target.dataset.language : undefined;
    if (language === undefined || language === shown) return;
    shown = language;
    store('language', language);
    const { top } = target.getBoundingClientRect();
    showLanguage(language);
    scrollBy(0, target.getBoundingClientRect().top - top);
  },
  true,
);

const field = (form, label, name, value, rows) => {
  const box = document.createElement('label');
  const control = document.createElement(rows ? 'textarea' : 'input');
  Object.assign(control, { name, value, spellcheck: false, autocomplete: 'off' });
  if (rows) control.rows = Math.min(rows, 16);
  box.append(label, control);
  form.append(box);
};

const linesOf = (headers) => headers.map(([name, value]) => `${name}: ${value}`).join('\n');

const headersFrom = (text) =>
  text.split('\n').flatMap((line) => {
    const at = line.indexOf(':');
    return at < 1 ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()]];
  });

const ask = async (method, form) => {
  const { host, path, headers, body } = Object.fromEntries(new FormData(form));
  store('host', host);
  const response = await fetch(host.replace(/\/$/, '') + path, {
    method,
    headers: headersFrom(headers),
    body: body || undefined,
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  const shown = isJson ? JSON.stringify(JSON.parse(text), null, 2) : text;
  return `${response.status} ${response.statusText}\n\n${shown}`;
};

const open = (place, { method, path, headers, body }) => {
  const form = document.createElement('form');
  field(form, 'Server', 'host', stored('host', 'http://127.0.0.1:4010'));
  field(form, 'Path', 'path', path);
  field(
    form,
    'Headers',
    'headers',
    linesOf(headers).replace(/\$(TOKEN|KEY)/, 'any'),
    headers.length + 1,
  );
  if (body !== undefined) {
    const text = JSON.stringify(body, null, 2);
    field(form, 'Body', 'body', text, text.split('\n').length);
  }
  const send = document.createElement('button');
  send.textContent = `Send ${method}`;
  const output = document.createElement('output');
  form.append(send, output);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    output.textContent = 'Sending…';
    output.textContent = await ask(method, form).catch(
      (cause) =>
        `${cause.message}. Is the server there? Start one by: npx karvon-contract mock --port 4010`,
    );
  });
  place.replaceChildren(form);
  form.elements.path.focus();
};

for (const place of document.querySelectorAll('.try')) {
  const press = document.createElement('button');
  press.type = 'button';
  press.textContent = 'Try it';
  press.addEventListener('click', () => open(place, JSON.parse(place.dataset.try)));
  place.append(press);
}
