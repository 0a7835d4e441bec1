import { createDealer } from '../dealer.ts';
import type { Row } from '../row.ts';

export const racingPairs: Row = {
  key: 'pairs',
  name: 'two people save one car at once',
  rounds: 1000,
  quick: { tests: ['autos/autos.test'] },
  limit: 30_000,
  open: async (stage) => {
    const { url } = await stage.product();
    const dealer = await createDealer(url);
    const mark = `pair-${String(Date.now())}`;
    const made = await dealer.create(`${mark}-0`, 0);
    if (made.kind !== 'car') throw new Error(JSON.stringify(made));
    const { id } = made.car;
    let { version } = made.car;
    let number = 0;
    return {
      play: async () => {
        const tries = [(number += 1), (number += 1)];
        const responses = await Promise.all(
          tries.map((each) => dealer.update({ id, version }, `${mark}-${String(each)}`, each)),
        );
        const now = await dealer.read(id);
        const saved = responses.flatMap((each) => (each.kind === 'car' ? [each.car] : []));
        const stale = responses.filter((each) => each.kind === 'rejected' && each.status === 412);
        const failures: string[] = [];
        if (saved.length !== 1 || stale.length !== 1)
          failures.push(`${String(saved.length)} saved, ${String(stale.length)} told to compare`);
        if (now.kind !== 'car' || now.car.price !== saved[0]?.price)
          failures.push('what was acknowledged was overwritten');
        else version = now.car.version;
        return { failures };
      },
      close: () => Promise.resolve(),
    };
  },
};
