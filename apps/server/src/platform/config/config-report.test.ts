import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { settingNames } from './config';
import { configReport } from './config-report';

const composeFile = z.object({
  services: z.object({
    karvon: z.object({ environment: z.record(z.string(), z.string()) }),
    store: z.object({ image: z.string(), ports: z.array(z.string()).default([]) }),
    bucket: z.object({ image: z.string(), entrypoint: z.array(z.string()) }),
  }),
});

const text = (env: Record<string, string>) => configReport(env).lines.join('\n');

it('lists every setting with its value and its source', () => {
  const { lines, isUsable } = configReport({ PORT: '4100', MEDIA_S3_ENDPOINT: '' });
  expect(isUsable).toBe(true);
  for (const name of settingNames)
    expect(lines.some((line) => line.includes(` ${name} `) || line.endsWith(name))).toBe(true);
  expect(lines.find((line) => line.includes(' PORT '))).toMatch(/PORT +environment +4100$/);
  expect(lines.find((line) => line.includes(' RATE_USD '))).toMatch(/default +12100$/);
  expect(lines.find((line) => line.includes('MEDIA_S3_ENDPOINT'))).toMatch(/not set$/);
});

it('says all that is wrong at once, and repeats no secret', () => {
  const env = {
    PORT: 'abc',
    SERVICE_KEY: 'short',
    PAYME_KEY: 'canary-payme-key',
    DATABASE_URL: 'postgres://karvon:canary@db/karvon',
    NATS_URL: 'nats://karvon:canary@bus:4222',
  };
  const { isUsable } = configReport(env);
  expect(isUsable).toBe(false);
  expect(text(env)).toMatch(/! PORT[^]*! SERVICE_KEY|! SERVICE_KEY[^]*! PORT/);
  expect(text(env)).toContain('PORT: must be a whole number');
  const { PORT: _port, SERVICE_KEY: _key, ...good } = env;
  expect(text(env) + text(good)).not.toContain('canary');
  expect(text(good)).toContain('postgres://[hidden]@db/karvon');
});

it('warns of what runs and is probably not meant, misspelt names among it', () => {
  const warned = text({ DATABASE_URL: 'postgres://db/karvon', SMS_DALY_BUDGET: '10' });
  expect(warned).toContain('MEDIA_S3_ENDPOINT: images lie in DATA_DIR of this instance');
  expect(warned).toContain('SMS_DALY_BUDGET: no setting has this name');
});

it('warns of an embedded database that lacks security fixes', () => {
  expect(configReport({}, 'postgres (PostgreSQL) 18.4').lines.join('\n')).toContain(
    'DATABASE_URL: PostgreSQL 18.4 lacks security fixes that 18.6 has, and is the embedded one',
  );
});

it('is what the document for operators lists', () => {
  const file = path.resolve(import.meta.dirname, '../../../../../docs/operating.md');
  const document = readFileSync(file, 'utf8');
  expect(settingNames.filter((name) => !document.includes(`\`${name}\``))).toEqual([]);
});

const readCompose = () => {
  const file = path.resolve(import.meta.dirname, '../../../../../compose.yaml');
  return composeFile.parse(parse(readFileSync(file, 'utf8'))).services;
};

it('starts with the settings of compose.yaml', () => {
  const filled = Object.entries(readCompose().karvon.environment).map(([name, value]) => [
    name,
    value.replaceAll(
      /\$\{\w+:(?:-([^}]*)|\?)\}/g,
      (_, otherwise?: string) => otherwise ?? 'x'.repeat(32),
    ),
  ]);
  const { lines, isUsable } = configReport(Object.fromEntries(filled));
  expect(isUsable, lines.join('\n')).toBe(true);
  expect(lines.join('\n')).not.toContain('no setting has this name');
});

it('leads browsers to the bucket of compose.yaml, which they may read', () => {
  const { karvon, store, bucket } = readCompose();
  const [, address] = /:-(.*)\}$/.exec(karvon.environment['MEDIA_PUBLIC_URL'] ?? '') ?? [];
  const { host, pathname } = new URL(address ?? 'none:');
  expect(store.ports).toContain(`${host}:9000`);
  const name = karvon.environment['MEDIA_S3_BUCKET'] ?? '';
  expect(pathname).toBe(`/${name}`);
  expect(bucket.entrypoint.join(' ')).toContain(`mc anonymous set download s/${name}`);
  for (const { image } of [store, bucket]) expect(image).toMatch(/:RELEASE\./);
});
