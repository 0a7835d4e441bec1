import { valueAt } from './value-at';

/** The Firebase web app by which this page signs up for push. */
export interface FirebaseSettings {
  apiKey: string;
  projectId: string;
  appId: string;
  messagingSenderId: string;
  vapidKey: string;
}

/** What the server that hands out the page says about its environment, so that one build serves every environment. */
export interface RuntimeSettings {
  /** Addresses of the services; what is missing stays on our own origin. */
  bases: { main?: string; search?: string; chat?: string };
  /** Address of map images with {z}, {x}, {y}; undefined renders the plain map. */
  mapTilesUrl: string | undefined;
  /** Where buyers see a listing, with {id}; undefined where it is not known. */
  listingUrl: string | undefined;
  /** Where buyers see a showroom, with {id}; undefined where it is not known. */
  showroomUrl: string | undefined;
  /** Undefined where push is not configured, `incomplete` where a value is missing. */
  firebase: FirebaseSettings | 'incomplete' | undefined;
  /** How a dealer reaches us; what is not set is not shown. */
  contact: { phone?: string; telegram?: string };
  /** Set where the landing page may offer a look at the demonstration. */
  hasDemo?: true;
  /** Set to keep the access token out of the socket's address (ADR 0016). @default the token, as specified */
  socketCredential?: 'ticket';
  /** Set where no page may be kept on the device. */
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

/** Reads the settings out of their text; what is broken or missing is left at its default. */
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

/** The settings in this page. The development server writes none. */
export const runtimeSettings = (): RuntimeSettings =>
  parseRuntimeSettings(document.getElementById('karvon-config')?.textContent);
