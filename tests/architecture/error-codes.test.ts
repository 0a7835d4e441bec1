import { errorCodes } from '@karvon/api/error-codes';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { read, sourceFiles } from './source-files';

const texts = z.record(z.string(), z.unknown());

const keysOf = (language: 'ru' | 'uz') =>
  new Set(
    Object.keys(
      texts.parse(JSON.parse(read(`apps/dashboard/public/locales/${language}/errors.json`))),
    ).map((key) => key.replace(/_(one|few|many|other)$/, '')),
  );

const clientSource = sourceFiles()
  .filter((path) => /^(apps\/dashboard|packages\/api)\/src\//.test(path))
  .filter((path) => !path.includes('/generated/') && !path.endsWith('/resources.d.ts'))
  .map((path) => read(path))
  .join('\n');

/** Codes of the socket have no problem document. */
const socketSource = read('openapi/chat.asyncapi.yaml');

/** Dealers never receive the error of the service key. */
const ofPrograms = new Set(['service_key_required']);

/** The types of `Problem` and `FieldError` allow only `ErrorCode`, and other tests compare each response with its `x-codes`. */
describe('error codes of the contract', () => {
  it.each(['ru', 'uz'] as const)('have a text each in %s', (language) => {
    const known = keysOf(language);
    expect(errorCodes.filter((code) => !known.has(code) && !ofPrograms.has(code))).toEqual([]);
  });

  it('leave no text that nothing refers to', () => {
    const codes = new Set<string>(errorCodes);
    const unused = [...keysOf('ru')].filter(
      (key) =>
        !codes.has(key) &&
        !new RegExp(`['"\`:]${key}['"\`:.]`).test(clientSource) &&
        !socketSource.includes(key),
    );
    expect(unused).toEqual([]);
  });
});
