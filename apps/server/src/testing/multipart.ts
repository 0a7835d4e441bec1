import type { CallOptions } from './call';

export interface TestPart {
  name: string;
  content: Buffer | string;
  filename?: string;
  type?: string;
}

const boundary = 'karvon-test-boundary';

/** The options of a call that sends these parts: `test.call('uploadImage', { token, ...multipart([…]) })`. */
export function multipart(
  parts: readonly TestPart[],
): Required<Pick<CallOptions, 'headers' | 'payload'>> {
  const chunks = parts.flatMap(({ name, content, filename, type }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`,
    filename === undefined ? '' : `; filename="${filename}"`,
    type === undefined ? '' : `\r\nContent-Type: ${type}`,
    '\r\n\r\n',
    content,
    '\r\n',
  ]);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...chunks, `--${boundary}--\r\n`].map((chunk) => Buffer.from(chunk))),
  };
}
