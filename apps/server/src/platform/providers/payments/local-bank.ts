import { minute, tashkentOffset } from '../../values/clock.ts';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { RpcError } from './local-bank-error.ts';

type Behaviour =
  | 'fine'
  | 'no_funds'
  | 'expired'
  | 'blocked'
  | 'sms_off'
  | 'limit'
  | 'answer_lost'
  | 'wrong_code'
  | 'forgetful'
  | 'refused_late';

/** Payme's own two test cards, then ours. Expiry is 03/99 for the first ones and any future month for ours. */
const testCards: Readonly<Record<string, Behaviour>> = {
  '8600069195406311': 'fine',
  '8600495473316478': 'fine',
  '8600140000000019': 'no_funds',
  '8600140000000027': 'expired',
  '8600140000000035': 'blocked',
  '8600140000000043': 'sms_off',
  '8600140000000050': 'limit',
  '9860120000000014': 'fine',
  '9860120000000022': 'answer_lost',
  '9860120000000030': 'wrong_code',
  '9860120000000055': 'forgetful',
  '9860120000000063': 'refused_late',
};

export const testCode = '666666';

interface KeptCard {
  masked: string;
  expire: string;
  behaviour: Behaviour;
  isVerified: boolean;
}

interface KeptReceipt {
  amount: number;
  state: 0 | 2 | 4 | 21 | 50;
  charges: number;
  cancelledAt: number;
  /** Start of state 2, which turns into 4. */
  payingSince?: number | undefined;
}

const keptSchema = z.object({
  cards: z.record(
    z.string(),
    z.object({
      masked: z.string(),
      expire: z.string(),
      behaviour: z.custom<Behaviour>((value) => typeof value === 'string'),
      isVerified: z.boolean(),
    }),
  ),
  receipts: z.record(
    z.string(),
    z.object({
      amount: z.number(),
      state: z.literal([0, 2, 4, 21, 50]),
      charges: z.number(),
      cancelledAt: z.number(),
      payingSince: z.number().optional(),
    }),
  ),
});

export const demoCards: Readonly<Record<string, KeptCard>> = {
  'demo-card-uzcard': {
    masked: '860006******6311',
    expire: '0399',
    behaviour: 'fine',
    isVerified: true,
  },
  'demo-card-humo': {
    masked: '986012******0048',
    expire: '0399',
    behaviour: 'fine',
    isVerified: true,
  },
};

const cardInput = z.object({
  card: z.object({
    number: z.string().regex(/^\d{16}$/),
    expire: z.string().regex(/^(0[1-9]|1[0-2])\/?\d{2}$/),
  }),
  save: z.boolean().default(false),
});
const tokenInput = z.object({ token: z.string().min(1) });
const verifyInput = tokenInput.extend({ code: z.string() });
const receiptInput = z.object({ amount: z.int().min(100), account: z.looseObject({}) });
const idInput = z.object({ id: z.string() });
const payInput = idInput.extend({ token: z.string() });

function isOver(expire: string, now: number): boolean {
  const month = expire.slice(0, 2);
  const next = new Date(
    Date.UTC(2000 + Number(expire.slice(-2)), Number(month), 1) - tashkentOffset,
  );
  return next.getTime() <= now;
}

export interface LocalBankOptions {
  now?: () => number;
  /** File that keeps cards and receipts between runs. Without it they end with the process. */
  file?: string;
  /** Duration of states 2 (being charged) and 21 (being refunded); ms. @default 3000 */
  stepAfter?: number;
}

/** Takes test cards only, moves no money and never stores a card number. */
export function createLocalBank({ now = Date.now, file, stepAfter = 3000 }: LocalBankOptions = {}) {
  const cards = new Map<string, KeptCard>(Object.entries(demoCards));
  const receipts = new Map<string, KeptReceipt>();
  const codesAsked = new Map<string, number>();

  function restore(): void {
    if (file === undefined) return;
    let content: string;
    try {
      content = readFileSync(file, 'utf8');
    } catch {
      return;
    }
    const kept = keptSchema.safeParse(JSON.parse(content));
    if (!kept.success) return;
    for (const [token, card] of Object.entries(kept.data.cards)) cards.set(token, card);
    for (const [id, receipt] of Object.entries(kept.data.receipts)) receipts.set(id, receipt);
  }

  function keep(): void {
    if (file === undefined) return;
    mkdirSync(path.dirname(file), { recursive: true });
    const body = { cards: Object.fromEntries(cards), receipts: Object.fromEntries(receipts) };
    writeFileSync(`${file}.new`, JSON.stringify(body), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  restore();

  function cardOf(token: string): KeptCard {
    const card = cards.get(token);
    if (card === undefined) throw new RpcError('cardUnknown');
    return card;
  }

  /** Receipts of the demo dealership count as paid before this bank was opened. */
  function demoReceipt(id: string): KeptReceipt | undefined {
    if (!/^demo-receipt-\d{1,3}$/.test(id)) return undefined;
    const receipt: KeptReceipt = { amount: 0, state: 4, charges: 0, cancelledAt: 0 };
    receipts.set(id, receipt);
    return receipt;
  }

  const find = (id: string) => receipts.get(id) ?? demoReceipt(id);
  function receiptOf(id: string): KeptReceipt {
    const receipt = find(id);
    if (receipt === undefined) throw new RpcError('receiptUnknown');
    const { state, cancelledAt, payingSince = 0 } = receipt;
    if (state === 21 && now() >= cancelledAt + stepAfter) receipt.state = 50;
    if (state === 2 && now() >= payingSince + stepAfter) {
      receipt.state = 4;
      receipt.charges += 1;
    }
    return receipt;
  }

  const shown = (token: string, card: KeptCard) => ({
    card: {
      number: card.masked,
      expire: card.expire,
      token,
      recurrent: true,
      verify: card.isVerified,
    },
  });

  const shownReceipt = (id: string, { amount, state }: KeptReceipt) => ({
    receipt: { _id: id, amount, state, currency: 860 },
  });

  const methods: Record<string, (params: unknown) => object> = {
    'cards.create': (params) => {
      const { card } = cardInput.parse(params);
      const expire = card.expire.replace('/', '');
      const behaviour = testCards[card.number];
      if (behaviour === undefined) throw new RpcError('numberWrong');
      if (isOver(expire, now())) throw new RpcError('cardExpired');
      const token = randomBytes(24).toString('base64url');
      const masked = `${card.number.slice(0, 6)}******${card.number.slice(-4)}`;
      const kept = { masked, expire, behaviour, isVerified: false };
      cards.set(token, kept);
      return shown(token, kept);
    },
    'cards.get_verify_code': (params) => {
      const { token } = tokenInput.parse(params);
      if (cardOf(token).behaviour === 'sms_off') throw new RpcError('smsOff');
      codesAsked.set(token, now());
      return { sent: true, phone: '99890*****67', wait: minute };
    },
    'cards.verify': (params) => {
      const { token, code } = verifyInput.parse(params);
      const card = cardOf(token);
      const asked = codesAsked.get(token);
      if (asked === undefined || now() - asked > 300_000) throw new RpcError('codeOld');
      if (code !== testCode || card.behaviour === 'wrong_code') throw new RpcError('codeWrong');
      card.isVerified = true;
      return shown(token, card);
    },
    'cards.check': (params) => {
      const { token } = tokenInput.parse(params);
      return shown(token, cardOf(token));
    },
    'cards.remove': (params) => {
      cards.delete(tokenInput.parse(params).token);
      return { success: true };
    },
    'receipts.create': (params) => {
      const { amount } = receiptInput.parse(params);
      const id = randomBytes(12).toString('hex');
      const receipt: KeptReceipt = { amount, state: 0, charges: 0, cancelledAt: 0 };
      receipts.set(id, receipt);
      return shownReceipt(id, receipt);
    },
    'receipts.pay': (params) => {
      const { id, token } = payInput.parse(params);
      const receipt = receiptOf(id);
      if (receipt.state === 2 || receipt.state === 4) throw new RpcError('receiptPaid');
      if (receipt.state !== 0) throw new RpcError('receiptCancelled');
      const card = cardOf(token);
      if (!card.isVerified) throw new RpcError('cardUnknown');
      if (card.behaviour === 'forgetful') {
        // Only once: after the next SMS the card pays.
        Object.assign(card, { behaviour: 'fine', isVerified: false });
        throw new RpcError('cardUnknown');
      }
      if (card.behaviour === 'expired' || isOver(card.expire, now()))
        throw new RpcError('cardExpired');
      if (card.behaviour === 'no_funds') throw new RpcError('noFunds');
      if (card.behaviour === 'blocked') throw new RpcError('cardBlocked');
      if (card.behaviour === 'limit') throw new RpcError('limit');
      if (card.behaviour === 'refused_late') {
        receipt.state = 2;
        receipt.payingSince = now();
        throw new RpcError('unavailable');
      }
      receipt.state = 4;
      receipt.charges += 1;
      return shownReceipt(id, receipt);
    },
    'receipts.check': (params) => ({ state: receiptOf(idInput.parse(params).id).state }),
    'receipts.get': (params) => {
      const { id } = idInput.parse(params);
      return shownReceipt(id, receiptOf(id));
    },
    'receipts.cancel': (params) => {
      const { id } = idInput.parse(params);
      const receipt = receiptOf(id);
      if (receipt.state === 4) {
        receipt.state = 21;
        receipt.cancelledAt = now();
      } else if (receipt.state === 0) receipt.state = 50;
      return shownReceipt(id, receipt);
    },
    'receipts.send': (params) => {
      if (receiptOf(idInput.parse(params).id).state !== 4) throw new RpcError('receiptUnknown');
      return { success: true };
    },
  };

  function run(method: string, params: Record<string, unknown>): object {
    const handler = methods[method];
    if (handler === undefined) throw new RpcError('unknownMethod');
    try {
      const result = handler(params);
      keep();
      return result;
    } catch (error) {
      throw error instanceof z.ZodError ? new RpcError('wrongParams') : error;
    }
  }

  return {
    receipts,
    find,
    run,

    /** True when the charge succeeds but its response is lost. */
    losesResponse: (method: string, params: Record<string, unknown>): boolean =>
      method === 'receipts.pay' &&
      cards.get(String(params['token']))?.behaviour === 'answer_lost' &&
      receipts.get(String(params['id']))?.state === 0,

    /** Fiscal number of a receipt: its position among all. */
    fiscalNumber: (id: string): number => [...receipts.keys()].indexOf(id) + 1,

    charges: () => [...receipts.values()].reduce((sum, { charges }) => sum + charges, 0),

    /** Returns everything stored, for a check that no card number is among it. */
    kept: () =>
      JSON.stringify({ cards: Object.fromEntries(cards), receipts: Object.fromEntries(receipts) }),

    /** Adds a card through the bank's form, as a browser does. @returns the token */
    addCard(number: string, expire = '0399'): string {
      const { card } = z
        .object({ card: z.object({ token: z.string() }) })
        .parse(run('cards.create', { card: { number, expire }, save: true }));
      cardOf(card.token).isVerified = true;
      return card.token;
    },

    unverify(token: string): void {
      cardOf(token).isVerified = false;
    },
  };
}

export type LocalBank = ReturnType<typeof createLocalBank>;
