import { type Json, addSalon, call, newDealer } from '../../../tests/e2e/dealer.ts';
import { besideOthers, until } from '../pause.ts';
import type { Row } from '../row.ts';
import { uploadList } from '../upload-list.ts';

const cars = 1000;
const killedAt = 500;
const firstMileage = 1000;
const env = { DEMO: 'off' };

const vinOf = (at: number) => `XWBJF69VJPA${String(100_000 + at)}`;

const list = [
  'Марка;Модель;VIN;Год;Пробег;Цена',
  ...Array.from(
    { length: cars },
    (_, at) => `Chevrolet;Cobalt;${vinOf(at)};2023;${String(firstMileage + at)};165 млн`,
  ),
].join('\n');

/** SIGKILL in the middle of an import: after a start it goes on, and each car is there once. */
export const importKill: Row = {
  key: 'import-kill',
  name: 'server killed at row 500 of an import of 1,000',
  rounds: 3,
  quick: { tests: ['apps/server/src/modules/stock/imports/imports.test.ts'] },
  limit: 300_000,
  open: async (stage) => ({
    play: async () => {
      let server = await stage.start({ env });
      const { dataDir, url } = server;
      const dealer = await newDealer(url, dataDir);
      await addSalon(dealer, 'Karvon Chilonzor', url);
      const { token } = dealer;
      const get = (path: string): Promise<Json> => call('GET', path, { token, url });
      const address = `/main/imports/${String((await uploadList(url, token, list, 'cars.csv')).json.id)}`;
      const reach = async (name: string, holds: (row: Json) => boolean) => {
        let last: Json;
        const found = await until(async () => {
          last = await get(address).catch(() => last);
          return last !== undefined && holds(last) ? true : undefined;
        }, besideOthers(60_000));
        if (found === undefined)
          throw new Error(
            `never ${name}: ${JSON.stringify([last?.status, last?.progress, last?.counts])}`,
          );
      };
      await call('POST', `${address}/check`, { token, url });
      await reach('ready', ({ status }) => status === 'ready');
      await call('POST', `${address}/confirm`, { token, url });
      await reach('at row 500', ({ progress }) => progress.done >= killedAt);
      await server.stop('SIGKILL');
      server = await stage.start({ dataDir, port: Number(new URL(url).port), env });
      const began = performance.now();
      const failures: string[] = [];
      const { status } = await get(address);
      if (status !== 'writing') failures.push(`it was ${status} after the start`);
      await reach('done', (row) => row.status === 'done');
      const after = performance.now() - began;
      const { counts } = await get(address);
      if (counts.created !== cars) failures.push(`${String(counts.created)} rows made cars`);
      const found = new Map<string, number>();
      for (let page = 1; ; page += 1) {
        const { results, count } = await get(`/main/autos?size=100&page=${String(page)}`);
        if (count !== cars) failures.push(`${String(count)} cars`);
        for (const { vin, mileage, price } of results)
          if (price === 165_000_000) found.set(vin, mileage);
        if (results.length < 100 || page * 100 >= count) break;
      }
      for (let at = 0; at < cars; at += 1)
        if (found.get(vinOf(at)) !== firstMileage + at) failures.push(`${vinOf(at)} is not whole`);
      await server.stop();
      return { failures, after };
    },
    close: () => Promise.resolve(),
  }),
};
