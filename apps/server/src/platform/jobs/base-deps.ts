import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config';
import type { Db } from '../db/client';
import type { Clock } from '../values/clock';
import type { Jobs } from './runner';

/** What rooms of the platform use of each other; `Deps` adds the rest for modules. */
export interface BaseDeps {
  config: Config;
  db: Db;
  clock: Clock;
  jobs: Jobs;
  log: FastifyBaseLogger;
}
