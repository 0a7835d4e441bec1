import type { AutoStatus, AutoSummary } from '@karvon/api/main';
import { storedLanguage, type Language } from '../../../shared/i18n/languages';
import { readFirstRows } from '../../../shared/offline/first-rows';
import { keepPendingPress } from '../../../shared/routing/pending-press';
import { carTone } from '../../../shared/status/car-tone';
import { pricePair, specsWith } from '../auto-labels';
import { autoTitle } from '../auto-rules';

/** What a card says besides the car's own data: keys of the files of texts. */
type Texts = Record<
  | 'format:km'
  | 'format:litres'
  | 'autos:card.new'
  | 'autos:card.noSpecs'
  | 'autos:card.noPrice'
  | `autos:status.${AutoStatus}`,
  string
>;

/** Written by the build (`build/prerender.mjs`). */
declare const __FIRST_ROW_TEXTS__: Record<Language, Texts>;

declare global {
  interface Window {
    /** The first page of the list, asked for from the head (`build/route-hints.js`). */
    karvonRows?: Promise<Response>;
  }
}

/**
 * Puts cars into the skeleton of the list before any script has come: those that were read last, else those of the response under way.
 * They can be read, and pressed: the press opens the car as soon as the scripts are there. Part of app.html.
 */
export function showFirstRows(): void {
  const list = document.querySelector<HTMLElement>('[data-first-rows]');
  if (list === null || document.documentElement.dataset['skeleton'] !== 'autos') return;
  keepPendingPress(list);
  const kept = readFirstRows();
  if (kept !== undefined && kept.length > 0) {
    fill(list, kept);
    return;
  }
  window.karvonRows
    ?.then((response) => response.clone().json())
    .then((page: unknown) => {
      const rows: unknown =
        typeof page === 'object' && page !== null ? Reflect.get(page, 'results') : undefined;
      if (Array.isArray(rows) && rows.length > 0) fill(list, rows);
    })
    // The page asks again, and shows what failed.
    .catch(() => undefined);
}

function fill(list: HTMLElement, rows: readonly unknown[]): void {
  const firstRow = matchMedia('(min-width: 1600px)').matches
    ? 4
    : matchMedia('(min-width: 1280px)').matches
      ? 3
      : 2;
  for (const [place, card] of list.querySelectorAll('article').entries()) {
    const row = rows[place];
    if (row === undefined) card.remove();
    else fillCard(list, card, asCar(row), place < firstRow);
  }
}

/** The one place where what was kept, or has come unchecked, takes its type: whatever it lacks throws here or leaves a place empty. */
function asCar(row: unknown): AutoSummary;
function asCar(row: unknown): unknown {
  return row;
}

function fillCard(list: HTMLElement, card: Element, auto: AutoSummary, hasImage: boolean): void {
  const template = list.querySelector('template');
  if (template === null) return;
  const language = storedLanguage();
  const texts = __FIRST_ROW_TEXTS__[language];
  const { price, other } = pricePair(auto, language);
  const specs = specsWith(
    auto,
    (key, values) => texts[key].replace('{{value}}', values.value),
    language,
  );
  const text = document.importNode(template.content, true);
  const write = (part: string, value: string) => {
    const place = text.querySelector(`[data-part="${part}"]`);
    if (place !== null) place.textContent = value;
  };
  write('title', autoTitle(auto));
  write('specs', specs || texts['autos:card.noSpecs']);
  write('price', price ?? '');
  write('note', price === undefined ? texts['autos:card.noPrice'] : (other ?? ''));
  const link = text.querySelector('a');
  if (link !== null) link.href += String(auto.id);
  card.querySelector('[data-text]')?.replaceWith(text);
  const photo = card.querySelector<HTMLElement>('[data-photo]');
  const badge = card.querySelector<HTMLElement>('[data-status]');
  if (badge !== null) {
    badge.dataset['status'] = carTone[auto.status];
    badge.textContent = texts[`autos:status.${auto.status}`];
  }
  if (!hasImage || photo === null || !auto.cover) return;
  const image = new Image();
  image.alt = '';
  image.className = photo.dataset['photo'] ?? '';
  image.src = auto.cover.thumbnail;
  photo.append(image);
}
