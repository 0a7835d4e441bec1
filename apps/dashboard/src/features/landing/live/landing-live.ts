// What moves on the landing page before and without the product's script: sums, the number, documents, installing. It is written into
// the page by prerender.mjs, listens at the document, and touches nothing that React renders again.
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

/** The page is rendered where there is no document, too. */
const root = () => document.documentElement;

const countDigits = (text: string) => text.replace(/\D/g, '').length;

/** Groups what is typed, and leaves the caret behind the same digit. A text that is more than digits stays until the field is left. */
function groupTyped(input: HTMLInputElement): void {
  if (!isPlainAmount(input.value)) return;
  const digits = input.value.replace(/\D/g, '');
  const caret = input.selectionStart ?? input.value.length;
  const before = countDigits(input.value.slice(0, caret));
  // A digit more than the groups of before have: as a text, «1 0000» would be two numbers.
  input.value = digits === '' ? '' : group(Number(digits));
  let at = 0;
  for (let seen = 0; seen < before && at < input.value.length; at += 1) {
    if (/\d/.test(input.value.charAt(at))) seen += 1;
  }
  input.setSelectionRange(at, at);
}

/** Says at a field that its text is no whole number. */
function showProblem(input: HTMLInputElement, isWrong: boolean): void {
  if (isWrong) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
  const text = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  if (text !== null) text.hidden = !isWrong;
}

/** Groups a number as it is typed at the end. One of another country stands without +998, and the next page says that it cannot sign in. */
function groupPhoneTyped(input: HTMLInputElement): void {
  const digits = phoneMask.clean(readInput(input.dataset['shown'] ?? '', input.value));
  if (input.selectionStart === input.value.length) input.value = phoneMask.format(digits);
  input.dataset['shown'] = input.value;
  input.parentElement?.toggleAttribute('data-foreign', digits.startsWith('+'));
}

/** Undefined where a text is no number: nothing is reckoned from a part of it. */
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

/** A share of the price and the sum that it is: either follows the other. */
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

/** The listeners stay at the document when the page is left: other pages have inputs of their own. */
const isOurs = (element: Element) => element.closest('[data-landing]') !== null;

function onInput(event: Event): void {
  const { target } = event;
  if (!(target instanceof HTMLInputElement) || !isOurs(target)) return;
  // Rewritten while a keyboard composes, the keyboard would insert its word again.
  if (event instanceof InputEvent && event.isComposing) return;
  if (target.inputMode === 'numeric') {
    const isPasted = event instanceof InputEvent && event.inputType === 'insertFromPaste';
    // Two numbers that are pasted stay two, for the error that says so.
    if (!isPasted || amountOf(target.value) !== undefined) groupTyped(target);
    if (amountOf(target.value) !== undefined) showProblem(target, false);
  }
  if (target.type === 'tel') groupPhoneTyped(target);
  if (target.form === null) return;
  tie(target.form, target.name);
  calculate(target.form);
}

/** A field is left: `145 млн` becomes the number that it is, and a text that is none says so and stays. */
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
    // Without storage the next page asks for the number.
  }
}

const documentOf = (name: string | null) => {
  const found = name === null ? null : document.getElementById(name);
  return found instanceof HTMLDialogElement ? found : undefined;
};
/** Shows what the address asks for, and nothing else. */
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
  // The rows of a figure are folded away. Browsers unfold what an address leads to; older ones are helped.
  const to = target.closest<HTMLAnchorElement>('a[href^="#"]')?.hash.slice(1) ?? '';
  document.getElementById(to)?.closest('details')?.setAttribute('open', '');
  if (target.closest('[data-close]') !== null) {
    event.preventDefault();
    target.closest('dialog')?.close();
  }
  // A menu closes where one of its links or something else is pressed.
  for (const menu of document.querySelectorAll('details[data-menu]')) {
    if (target.closest('[data-menu]') !== menu || target.closest('a') !== null)
      menu.removeAttribute('open');
  }
  if (target.closest('[data-print]') !== null) print();
  if (target.closest('[data-install]') !== null) void install?.prompt();
}

/** Escape closes one too: the address follows. */
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
      // Later the reader is among the figures: they stay as they are.
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
    // A field keeps its rate, which can be changed by hand; without one nothing is converted.
  }
}

/** `/?lng=uz` chooses the language, and goes from the address. */
function takeLanguage(): void {
  const url = new URL(location.href);
  const language = url.searchParams.get('lng');
  if (language !== 'ru' && language !== 'uz') return;
  url.searchParams.delete('lng');
  try {
    localStorage.setItem('i18nextLng', language);
  } catch {
    // The page is in that language all the same.
  }
  history.replaceState(history.state, '', url);
}

/** What depends on this visit. */
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

/** Called by the page itself, and again when React has rendered it once more: what listens is there once. */
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
    // It does not bubble.
    addEventListener('close', onClose, true);
    addEventListener('beforeinstallprompt', onInstallable);
    addEventListener('appinstalled', () => delete root().dataset['installable']);
  }
  fill();
}
