// Backs up a running server, or restores it: backup.js backup --to FOLDER; backup.js restore --from FOLDER. Both take --data.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config/config';
import { requireNode } from '../config/node-version';
import { StartError, describeError } from '../config/start-error';
import { backup } from './backup';
import { restore } from './restore';

async function main(): Promise<string> {
  requireNode();
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, from: { type: 'string' }, data: { type: 'string' } },
  });
  const config = readConfig(process.env);
  if (config.DATABASE_URL !== undefined)
    throw new StartError(
      'DATABASE_URL is set: back that database up with its own tools, and the folder media of DATA_DIR beside it.',
    );
  const dataDir = path.resolve(values.data ?? config.DATA_DIR);
  switch (positionals[0]) {
    case 'backup': {
      const to = values.to ?? config.BACKUP_DIR;
      if (to === undefined) throw new StartError('Name a folder: --to FOLDER, or BACKUP_DIR.');
      return `Backed up to ${await backup({ dataDir, to: path.resolve(to) })}`;
    }
    case 'restore': {
      if (values.from === undefined)
        throw new StartError('Name the backup: --from FOLDER/karvon-….');
      const { began_at, aside } = await restore({ from: path.resolve(values.from), dataDir });
      const kept = aside === undefined ? '' : `\nWhat was there lies in ${aside}`;
      return `Restored what was there at ${began_at}. Start the server.${kept}`;
    }
    default:
      throw new StartError('Say backup or restore.');
  }
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exitCode = 1;
}
