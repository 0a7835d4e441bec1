import { valueAt } from './value-at';

export interface FirebaseSettings {
  apiKey: string;
  projectId: string;
  appId: string;
  messagingSenderId: string;
  vapidKey: string;
}

/** Settings that the server writes into the page, so that one build serves every environment. */
export interface RuntimeSettings {
  bases: { main?: string; search?: string; chat?: string };
  /** URL template of map tiles with {z}, {x}, {y}. Undefined renders the plain map. */
  mapTilesUrl: string | undefined;
  /** URL template of a public listing with {id}. */
  listingUrl: string | undefined;
  /** URL template of a public showroom with {id}. */
  showroomUrl: string | undefined;
  /** Undefined when push is not configured, `incomplete` when a value is missing. */
  firebase: FirebaseSettings | 'incomplete' | undefined;
  contact: { phone?: string; telegram?: string };
  hasDemo?: true;
  /** Keeps the access token out of the socket's URL (ADR 0016). @default the token, as specified */
  socketCredential?: 'ticket';
  /** True when pages must not be kept on the device. */
  isOfflineWorkerOff?: true;
}

const textOf = (node: unknown): string | undefined =>
  typeof node === 'string' && node !== '' ? node : undefined;

function firebaseOf(node: unknown): RuntimeSettings['firebase'] {
  if (node === null || node === undefined) return undefined;
  const [apiKey, projectId, appId, messagingSenderId, vapidKey] = [
    'api_key',
    'project_id',
    'app_id',
    'sender_id',
    'vapid_key',
  ].map((name) => textOf(valueAt(node, name)));
  return apiKey && projectId && appId && messagingSenderId && vapidKey
    ? { apiKey, projectId, appId, messagingSenderId, vapidKey }
    : 'incomplete';
}

function contactOf(node: unknown): RuntimeSettings['contact'] {
  const [phone, telegram] = ['phone', 'telegram'].map((name) => textOf(valueAt(node, name)));
  return { ...(phone && { phone }), ...(telegram && { telegram }) };
}

export function parseRuntimeSettings(text: string | null | undefined): RuntimeSettings {
  let settings: unknown;
  try {
    settings = JSON.parse(text ?? 'null');
  } catch {
    settings = undefined;
  }
  const bases = valueAt(settings, 'bases');
  const [main, search, chat] = ['main', 'search', 'chat'].map((name) =>
    textOf(valueAt(bases, name)),
  );
  return {
    bases: { ...(main && { main }), ...(search && { search }), ...(chat && { chat }) },
    mapTilesUrl: textOf(valueAt(settings, 'map_tiles_url')),
    listingUrl: textOf(valueAt(settings, 'listing_url')),
    showroomUrl: textOf(valueAt(settings, 'showroom_url')),
    firebase: firebaseOf(valueAt(settings, 'firebase')),
    contact: contactOf(valueAt(settings, 'contact')),
    ...(valueAt(settings, 'demo') === true && { hasDemo: true }),
    ...(valueAt(settings, 'offline_worker') === false && { isOfflineWorkerOff: true }),
    ...(valueAt(settings, 'socket_credential') === 'ticket' && { socketCredential: 'ticket' }),
  };
}

/** Settings of this page. The development server writes none. */
export const runtimeSettings = (): RuntimeSettings =>
  parseRuntimeSettings(document.getElementById('karvon-config')?.textContent);
