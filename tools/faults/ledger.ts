import { markOf, type Car, type Dealer } from './dealer.ts';

interface Entry {
  mark: string;
  version: number;
  /** A later write without a response: complete, or absent. */
  open?: string;
}

export interface Verdict {
  acknowledged: number;
  lost: string[];
  torn: string[];
  done: number;
  undone: number;
}

export const createLedger = () => {
  const cars = new Map<number, Entry>();
  const openCreates = new Map<string, number>();
  const verdict: Verdict = { acknowledged: 0, lost: [], torn: [], done: 0, undone: 0 };

  const acknowledge = ({ id, version }: Pick<Car, 'id' | 'version'>, mark: string) => {
    verdict.acknowledged += 1;
    cars.set(id, { mark, version });
  };

  return {
    verdict,
    cars,
    acknowledge,
    leaveOpen: (id: number, mark: string) => {
      const entry = cars.get(id);
      if (entry !== undefined) cars.set(id, { ...entry, open: mark });
    },
    leaveCreateOpen: (mark: string, number: number) => void openCreates.set(mark, number),

    /** Checks all cars. Creations without a response are repeated under their key, which makes one car. */
    check: async (dealer: Dealer): Promise<void> => {
      for (const [id, { mark, open }] of cars) {
        const response = await dealer.read(id);
        if (response.kind === 'silent') throw new Error('The server went away during the check.');
        if (response.kind === 'rejected') {
          verdict.lost.push(mark);
          cars.delete(id);
          continue;
        }
        const found = markOf(response.car);
        if (found === undefined) verdict.torn.push(`${String(id)} ${mark}`);
        else if (found !== mark && found !== open) verdict.lost.push(mark);
        if (open !== undefined) verdict[found === open ? 'done' : 'undone'] += 1;
        cars.set(id, { mark: found ?? mark, version: response.car.version });
      }
      for (const [mark, number] of openCreates) {
        const response = await dealer.create(mark, number);
        if (response.kind !== 'car')
          throw new Error(`${mark} was refused: ${JSON.stringify(response)}`);
        // An earlier car under this key has its own id: the ledger would show the same id twice.
        if (cars.has(response.car.id)) verdict.torn.push(`${String(response.car.id)} ${mark}`);
        acknowledge(response.car, mark);
      }
      openCreates.clear();
    },
  };
};

export type Ledger = ReturnType<typeof createLedger>;
