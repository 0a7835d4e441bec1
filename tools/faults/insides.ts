const insides: readonly RegExp[] = [
  /\n\s+at .+:\d+:\d+/,
  /\b(select|insert into|update|delete from)\s+["\w.*]+[\s\S]{0,80}\b(from|values|set|where)\b/i,
  /(^|[\s"'(])\/(home|usr|tmp|var|work|root|app|opt)\/[\w./-]+/,
  /node_modules|\.[cm]?[jt]s:\d+/,
  /\b(TypeError|ReferenceError|DatabaseError|ECONNREFUSED|ENOENT|pg_\w+|relation "\w+")/,
];

/** Finds internals of the server in a response. @returns excerpts */
export const insideOf = (text: string): string[] =>
  insides.flatMap((pattern) => pattern.exec(text)?.[0].slice(0, 120) ?? []);
