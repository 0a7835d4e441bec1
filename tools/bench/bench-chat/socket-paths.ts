import type { Pool } from 'pg';

/** Maximum sockets of a session (`realtime/socket-server.ts`). */
const socketsOfSession = 20;

const demoOwner = 20_418;

const tokenOf = (number: number) => `bench-chat-session-${String(number)}`;

export async function socketPaths(pool: Pool, sockets: number): Promise<string[]> {
  const tokens = Array.from({ length: Math.ceil(sockets / socketsOfSession) }, (_, number) =>
    tokenOf(number),
  );
  await pool.query(
    `insert into sessions (token_hash, business_user_id, device, address, created_at, last_used_at, expires_at)
     select sha256(convert_to(token, 'UTF8')), $2, '', '127.0.0.1', now(), now(), now() + interval '1 day'
     from unnest($1::text[]) as t(token) on conflict do nothing`,
    [tokens, demoOwner],
  );
  return tokens.map((token) => `/chat/ws?token=${token}`);
}
