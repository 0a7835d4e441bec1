import { crc32, deflateRawSync } from 'node:zlib';
import { addSalon, newDealer } from '../../../tests/e2e/dealer.ts';
import { forgetPeak, memoryOf } from '../process-memory.ts';
import type { Row } from '../row.ts';
import { uploadList } from '../upload-list.ts';

/** Bytes. */
const allowedMemory = 64 * 1024 * 1024;

/** A zip file whose entry of zeros is a megabyte packed, and a gigabyte unpacked. */
function bomb(): Buffer {
  const raw = Buffer.alloc(1024 * 1024 * 1024);
  const packed = deflateRawSync(raw, { level: 9 });
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(crc32(raw), 10);
  common.writeUInt32LE(packed.length, 14);
  // The claimed size is a lie.
  common.writeUInt32LE(50_000, 18);
  common.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('504b0304', 'hex'), common, name, packed]);
  const central = Buffer.alloc(46);
  central.write('504b0102', 0, 'hex');
  central.writeUInt16LE(20, 4);
  common.copy(central, 6);
  const end = Buffer.alloc(22);
  end.write('504b0506', 0, 'hex');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + name.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, name, end]);
}

export const zipBomb: Row = {
  key: 'bomb',
  name: 'a zip bomb of 1 MB as a workbook',
  rounds: 5,
  quick: { tests: ['apps/server/src/modules/stock/imports/read-file.test.ts'] },
  limit: 60_000,
  missing: () => (process.platform === 'linux' ? undefined : 'reads /proc'),
  open: async (stage) => {
    // Takes seconds, in which a connection would be closed.
    const workbook = bomb();
    const { url, dataDir, pid } = await stage.start({ env: { DEMO: 'off' } });
    const dealer = await newDealer(url, dataDir);
    await addSalon(dealer, 'Karvon Chilonzor', url);
    let grown = 0;
    return {
      play: async () => {
        // The first file starts what later ones use.
        await uploadList(url, dealer.token, 'Марка;Модель\nKia;K5', 'cars.csv');
        forgetPeak(pid);
        const { current } = memoryOf(pid);
        const began = performance.now();
        const { status, json } = await uploadList(url, dealer.token, workbook, 'cars.xlsx');
        const after = performance.now() - began;
        const more = memoryOf(pid).peak - current;
        grown = Math.max(grown, more);
        const failures: string[] = [];
        if (status !== 422) failures.push(`${String(status)} ${JSON.stringify(json)}`);
        if (more > allowedMemory) failures.push(`memory +${String(more >> 20)} MB`);
        return { failures, after };
      },
      close: () => Promise.resolve(),
      figure: () =>
        `${String(workbook.length >> 10)} KB, memory at most +${String(grown >> 20)} MB`,
    };
  },
};
