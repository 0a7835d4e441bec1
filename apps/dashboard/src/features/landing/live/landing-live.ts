// Interactive parts of the landing page that work without the product's script. prerender.mjs writes it into the
// page; it changes nothing that React renders again.
import { phoneMask, readInput, toE164 } from '@karvon/ui/phone-text';
import { formatPhone } from '../../../shared/format/phone';
import { handedPhoneKey } from '../../../shared/session/handed-phone';
import { runtimeSettings } from '../../../shared/runtime-settings';
import {
  amountOf,
  calculators,
  group,
  isCalculator,
  isPlainAmount,
  signed,
  type Figures,
} from './calculators';
import { valueAt } from '../../../shared/value-at';

interface InstallEvent extends Event {
  prompt: () => Promise<void>;
}

/** A function, since the page is also rendered without a document. */
const root = () => document.documentElement;

const countDigits = (text: string) => text.replace(/\D/g, '').length;

/** Groups digits and keeps the caret behind the same digit. Text with other characters stays until the field loses focus. */
function groupTyped(input: HTMLInputElement): void {
  if (!isPlainAmount(input.value)) return;
  const digits = input.value.replace(/\D/g, '');
  const caret = input.selectionStart ?? input.value.length;
  const before = countDigits(input.value.slice(0, caret));
  // Rebuilt from digits: after one more digit, «1 0000» would be parsed as two numbers.
  input.value = digits === '' ? '' : group(Number(digits));
  let at = 0;
  for (let seen = 0; seen < before && at < input.value.length; at += 1) {
    if (/\d/.test(input.value.charAt(at))) seen += 1;
  }
  input.setSelectionRange(at, at);
}

function showProblem(input: HTMLInputElement, isWrong: boolean): void {
  if (isWrong) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
  const text = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  if (text !== null) text.hidden = !isWrong;
}

/** Formats a number only while the user types at its end. A foreign number has no +998, and the next page rejects it. */
function groupPhoneTyped(input: HTMLInputElement): void {
  const digits = phoneMask.clean(readInput(input.dataset['shown'] ?? '', input.value));
  if (input.selectionStart === input.value.length) input.value = phoneMask.format(digits);
  input.dataset['shown'] = input.value;
  input.parentElement?.toggleAttribute('data-foreign', digits.startsWith('+'));
}

function figuresOf(form: HTMLFormElement): Figures | undefined {
  const figures: Record<string, number> = {};
  for (const [name, value] of new FormData(form)) {
    const amount = typeof value === 'string' ? amountOf(value) : 0;
    if (amount === undefined) return undefined;
    figures[name] = amount;
  }
  return figures;
}

function calculate(form: HTMLFormElement): void {
  const kind = form.dataset['calc'];
  if (!isCalculator(kind)) return;
  const figures = figuresOf(form);
  for (const [name, value] of Object.entries(calculators[kind](figures ?? {}))) {
    for (const out of form.querySelectorAll<HTMLElement>(`[data-out="${name}"]`))
      out.textContent = figures === undefined ? '—' : signed(value, out.dataset['sign']);
    if (name === 'weGive') form.toggleAttribute('data-we-give', value === 1);
  }
}

/** Keeps a percentage of the price and its amount in sync. */
function tie(form: HTMLFormElement, changed: string): void {
  const input = (name: string) => {
    const found = form.elements.namedItem(name);
    return found instanceof HTMLInputElement ? found : undefined;
  };
  const [price, first, share] = [input('price'), input('first'), input('share')];
  if (price === undefined || first === undefined || share === undefined) return;
  const [sum, paid] = [amountOf(price.value), amountOf(first.value)];
  if (sum === undefined || paid === undefined) return;
  if (changed === 'share' || changed === 'price')
    first.value = group(Math.round((sum * Number(share.value)) / 100));
  else if (changed === 'first' && sum > 0) share.value = String(Math.round((paid / sum) * 100));
}

/** Listeners stay on the document after the page is left, and other pages have fields too. */
const isOurs = (element: Element) => element.closest('[data-landing]') !== null;

function onInput(event: Event): void {
  const { target } = event;
  if (!(target instanceof HTMLInputElement) || !isOurs(target)) return;
  // Changing the value during composition would make the keyboard insert its word again.
  if (event instanceof InputEvent && event.isComposing) return;
  if (target.inputMode === 'numeric') {
    const isPasted = event instanceof InputEvent && event.inputType === 'insertFromPaste';
    // Two pasted numbers stay as they are, so that the error shows.
    if (!isPasted || amountOf(target.value) !== undefined) groupTyped(target);
    if (amountOf(target.value) !== undefined) showProblem(target, false);
  }
  if (target.type === 'tel') groupPhoneTyped(target);
  if (target.form === null) return;
  tie(target.form, target.name);
  calculate(target.form);
}

/** Converts `145 млн` when the field loses focus. Invalid text stays and shows an error. */
function onChange({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || !isOurs(target)) return;
  if (target.inputMode !== 'numeric') return;
  const amount = amountOf(target.value);
  showProblem(target, amount === undefined);
  if (amount !== undefined && target.value !== '') target.value = group(amount);
}

function onSubmit(event: Event): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !isOurs(form)) return;
  if (form.dataset['calc'] !== undefined) event.preventDefault();
  const phone = form.querySelector('input[type=tel]');
  if (form.dataset['start'] === undefined || !(phone instanceof HTMLInputElement)) return;
  try {
    const number = toE164(phoneMask.clean(phone.value));
    if (number !== '') sessionStorage.setItem(handedPhoneKey, number);
  } catch {
    // Without storage, the next page asks for the number.
  }
}

const documentOf = (name: string | null) => {
  const found = name === null ? null : document.getElementById(name);
  return found instanceof HTMLDialogElement ? found : undefined;
};
function showDocument(): void {
  const wanted = documentOf(new URLSearchParams(location.search).get('doc'));
  for (const dialog of document.querySelectorAll('dialog')) {
    if (dialog !== wanted && dialog.open && isOurs(dialog)) dialog.close();
  }
  if (wanted !== undefined && !wanted.open) wanted.showModal();
}

let install: InstallEvent | undefined;

function onClick(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || !isOurs(target)) return;
  const link = target.closest('a[data-doc]');
  if (link instanceof HTMLAnchorElement && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    history.pushState({ isDocument: true }, '', `?doc=${link.dataset['doc'] ?? ''}`);
    showDocument();
  }
  // A figure's rows are collapsed. Older browsers do not expand the target of an anchor.
  const to = target.closest<HTMLAnchorElement>('a[href^="#"]')?.hash.slice(1) ?? '';
  document.getElementById(to)?.closest('details')?.setAttribute('open', '');
  if (target.closest('[data-close]') !== null) {
    event.preventDefault();
    target.closest('dialog')?.close();
  }
  for (const menu of document.querySelectorAll('details[data-menu]')) {
    if (target.closest('[data-menu]') !== menu || target.closest('a') !== null)
      menu.removeAttribute('open');
  }
  if (target.closest('[data-print]') !== null) print();
  if (target.closest('[data-install]') !== null) void install?.prompt();
}

function onClose({ target }: Event): void {
  if (!(target instanceof HTMLDialogElement) || !isOurs(target)) return;
  if (new URLSearchParams(location.search).get('doc') !== target.id) return;
  if (valueAt(history.state, 'isDocument') === true) history.back();
  else history.replaceState(null, '', location.pathname);
}

function onKeyDown({ key }: KeyboardEvent): void {
  const menu = key === 'Escape' ? document.querySelector('details[data-menu][open]') : null;
  menu?.removeAttribute('open');
  menu?.querySelector('summary')?.focus();
}

function onInstallable(event: Event): void {
  if (!('prompt' in event)) return;
  event.preventDefault();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the platform's types do not know this event
  install = event as InstallEvent;
  root().dataset['installable'] = '';
}

async function showRate(form: HTMLFormElement): Promise<void> {
  const input = form.elements.namedItem('rate');
  if (!(input instanceof HTMLInputElement) || input.value !== input.defaultValue) return;
  try {
    const response = await fetch(`${runtimeSettings().bases.main ?? '/main'}/rates`, {
      // After a second the reader may be editing the figures, so they stay.
      signal: AbortSignal.timeout(1000),
    });
    const body: unknown = await response.json();
    const [rate, date] = [valueAt(body, 'rate'), valueAt(body, 'date')];
    if (typeof rate !== 'number' || input.value !== input.defaultValue) return;
    input.value = group(rate);
    for (const out of form.querySelectorAll('[data-rate-date]'))
      out.textContent = String(date).split('-').toReversed().join('.');
    form.dataset['rated'] = '';
    calculate(form);
  } catch {
    // The field keeps its editable rate. Without a rate, nothing is converted.
  }
}

function takeLanguage(): void {
  const url = new URL(location.href);
  const language = url.searchParams.get('lng');
  if (language !== 'ru' && language !== 'uz') return;
  url.searchParams.delete('lng');
  try {
    localStorage.setItem('i18nextLng', language);
  } catch {
    // Storage is blocked, but the page already has that language.
  }
  history.replaceState(history.state, '', url);
}

function fill(): void {
  takeLanguage();
  const { contact } = runtimeSettings();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-contact]')) {
    const isPhone = link.dataset['contact'] === 'phone';
    const value = isPhone ? contact.phone : contact.telegram;
    link.hidden = value === undefined;
    if (value === undefined) continue;
    link.href = isPhone ? `tel:${value}` : `https://t.me/${value.replace(/^@/, '')}`;
    if (isPhone) link.textContent = formatPhone(value);
  }
  const isReachable = contact.phone !== undefined || contact.telegram !== undefined;
  for (const text of document.querySelectorAll<HTMLElement>('[data-contact-text]'))
    text.hidden = !isReachable;
  try {
    const profile: unknown = JSON.parse(localStorage.getItem('profile-values') ?? 'null');
    root().toggleAttribute('data-signed-in', typeof valueAt(profile, 'access') === 'string');
  } catch {
    root().toggleAttribute('data-signed-in', false);
  }
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (target instanceof HTMLFormElement) {
        if (isIntersecting) void showRate(target);
      } else root().toggleAttribute('data-past-hero', !isIntersecting);
    }
  });
  for (const target of document.querySelectorAll('[data-hero], form:has([name=rate])'))
    seen.observe(target);
  showDocument();
}

/** Starts the page. Called again after React has rendered; listeners are added only once. */
export function startLanding(): void {
  if (root().dataset['live'] === undefined) {
    root().dataset['live'] = '';
    addEventListener('input', onInput);
    addEventListener('compositionend', onInput);
    addEventListener('change', onChange);
    addEventListener('submit', onSubmit);
    addEventListener('click', onClick, true);
    addEventListener('keydown', onKeyDown);
    addEventListener('popstate', showDocument);
    // The event does not bubble.
    addEventListener('close', onClose, true);
    addEventListener('beforeinstallprompt', onInstallable);
    addEventListener('appinstalled', () => delete root().dataset['installable']);
  }
  fill();
}
