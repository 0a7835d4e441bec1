import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config';
import type { Db } from '../db/client';
import type { Clock } from '../values/clock';
import type { Jobs } from './runner';

/** Dependencies within the platform. `Deps` adds those that only modules use. */
export interface BaseDeps {
  config: Config;
  db: Db;
  clock: Clock;
  jobs: Jobs;
  log: FastifyBaseLogger;
}
