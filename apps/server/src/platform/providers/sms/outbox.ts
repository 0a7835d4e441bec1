import { appendFile } from 'node:fs/promises';
import type { Db } from '../../db/client';
import type { SmsProvider } from './sms-provider';

export interface OutboxOptions {
  db: Db;
  /** One line per message. */
  file: string;
  /** @default process.stdout */
  print?: (line: string) => void;
}

/** For development: sends nothing. The code is printed, and stored in a file and a table. */
export function createOutbox({ db, file, print }: OutboxOptions): SmsProvider {
  const write = print ?? ((line: string) => process.stdout.write(`${line}\n`));
  return {
    async send({ phone, text, code }) {
      const line = code === undefined ? `sms for ${phone}: ${text}` : `code for ${phone}: ${code}`;
      write(line);
      await db.current.insertInto('sms_outbox').values({ phone, text }).execute();
      await appendFile(file, `${new Date().toISOString()} ${line}\n`, { mode: 0o600 });
    },
  };
}
