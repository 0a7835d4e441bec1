/** Accounts of the demo in Telegram. The local Telegram has the same ids. */
export const ownerAccount = {
  role: 'owner',
  chat_id: 5_001_000_001,
  name: 'Жасур',
  username: 'jasur_karimov',
} as const;

export const sellerAccount = {
  role: 'seller',
  chat_id: 5_001_000_002,
  name: 'Нодира',
  username: 'nodira_a',
} as const;

export const channel = {
  chat_id: -1_001_000_000_001,
  title: 'Karvon Motors',
  username: 'karvon_motors',
  subscribers: 4180,
} as const;

interface DemoBuyer {
  chat_id: number;
  /** Name and phone are those of the conversations. */
  name: string;
  phone: string;
  username: string | null;
  language: 'ru' | 'uz';
  isBlocked?: boolean;
}

/** The first is the phone that one tries. */
export const buyers: readonly DemoBuyer[] = [
  {
    chat_id: 7_001_000_001,
    name: 'Руслан Ахметов',
    phone: '+998946660192',
    username: 'ruslan_a',
    language: 'ru',
  },
  {
    chat_id: 7_001_000_002,
    name: 'Otabek Qo‘chqorov',
    phone: '+998901239876',
    username: null,
    language: 'uz',
  },
  {
    chat_id: 7_001_000_003,
    name: 'Камила Собирова',
    phone: '+998908081515',
    username: 'kamila_s',
    language: 'ru',
  },
  {
    chat_id: 7_001_000_004,
    name: 'Ziyoda Ergasheva',
    phone: '+998909112244',
    username: 'ziyoda_e',
    language: 'uz',
  },
  {
    chat_id: 7_001_000_005,
    name: 'Nilufar Yo‘ldosheva',
    phone: '+998973334455',
    username: null,
    language: 'uz',
  },
  {
    chat_id: 7_001_000_006,
    name: 'Наталья Цой',
    phone: '+998974412008',
    username: 'nat_tsoy',
    language: 'ru',
    isBlocked: true,
  },
];
