interface Outgoing {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | undefined;
  /** The body is a form with a file, which no line can hold. */
  isForm: boolean;
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The credential stays in shell variables. */
export const curlOf = ({ method, url, headers, body, isForm }: Outgoing): string => {
  const sent = Object.entries(headers).map(([name, value]) => {
    if (name === 'authorization') return '-H "authorization: Bearer $TOKEN"';
    if (name === 'x-service-key') return '-H "x-service-key: $KEY"';
    return `-H ${quoted(`${name}: ${value}`)}`;
  });
  return [
    'curl -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    quoted(url),
    ...sent,
    ...(body === undefined ? [] : [`-d ${quoted(body)}`]),
    ...(isForm ? ['-F purpose=… -F file=@…'] : []),
  ].join(' ');
};
