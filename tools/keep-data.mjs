// Stores a small data folder of an earlier commit for apps/server/src/upgrade/upgrade.test.ts: `node tools/keep-data.mjs COMMIT`, for each release.
// The calls below use the API of that commit, so they may have to change.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import sharp from 'sharp';
import { databaseUrl } from '../tests/product/database-url.ts';
import { root } from '../scripts/install.mjs';

const [, , name] = process.argv;
if (name === undefined) {
  process.stderr.write('node tools/keep-data.mjs COMMIT\n');
  process.exit(2);
}
const commit = execFileSync('git', ['rev-parse', name], { cwd: root, encoding: 'utf8' }).trim();
const target = path.join(root, 'apps/server/src/upgrade/data');
const work = mkdtempSync(path.join(tmpdir(), 'karvon-earlier-'));
const dataDir = path.join(work, 'data');
const port = 4151;
const url = `http://127.0.0.1:${port}`;
const serviceKey = 'earlier-service-key-0001';

const checkOut = () => {
  execFileSync('sh', ['-c', `git archive ${commit} | tar -x -C "${work}"`], { cwd: root });
  const modules = path.join(work, 'node_modules');
  mkdirSync(path.join(modules, '@karvon'), { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '@karvon' && name !== '.cache')
      symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
  }
  for (const group of ['packages', 'apps']) {
    for (const folder of readdirSync(path.join(work, group))) {
      const file = path.join(work, group, folder, 'package.json');
      if (existsSync(file))
        symlinkSync(
          path.dirname(file),
          path.join(modules, JSON.parse(readFileSync(file, 'utf8')).name),
        );
    }
  }
  execFileSync(path.join(modules, '.bin/vite'), ['build', '--logLevel', 'warn'], {
    cwd: path.join(work, 'apps/server'),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
};

const call = async (method, address, { token, body, service = false } = {}) => {
  const isForm = body instanceof FormData;
  const response = await fetch(`${url}${address}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(service && { 'x-service-key': serviceKey }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      'idempotency-key': `earlier-${Math.random().toString(36).slice(2)}`,
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${text}`);
  return text === '' ? undefined : JSON.parse(text);
};

const waitFor = async (what, find) => {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const found = await find().catch(() => undefined);
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`${what} did not come.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

const registered = async (number, full_name) => {
  const phone = `+998${number}`;
  await call('POST', '/main/auth/code', { body: { phone, purpose: 'sign_in' } });
  const code = await waitFor('The code', async () => {
    const line = readFileSync(path.join(dataDir, 'outbox.log'), 'utf8')
      .split('\n')
      .findLast((one) => one.includes(`${phone}: `));
    return line?.split(': ').at(-1);
  });
  const { ticket } = await waitFor('The ticket', () =>
    call('POST', '/main/auth/code/verify', { body: { phone, purpose: 'sign_in', code } }),
  );
  const { access, business_user } = await call('POST', '/main/auth/register', {
    body: { ticket, full_name, password: 'uzum-anor-77' },
  });
  return { token: access, id: business_user.id, phone, full_name };
};

const upload = async (token, purpose, background) => {
  const jpeg = await sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .jpeg({ quality: 40 })
    .toBuffer();
  const body = new FormData();
  body.set('purpose', purpose);
  body.set('file', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), `${purpose}.jpg`);
  return call('POST', '/main/images', { token, body });
};

const addCar = async (token, avtosalon, photos, price) => {
  const [brand] = (await call('GET', '/main/catalog/brands?q=Chevrolet')).results;
  const [model] = (await call('GET', `/main/catalog/models?brand_id=${brand.id}&q=Cobalt`)).results;
  const [generation] = (await call('GET', `/main/catalog/generations?car_model_id=${model.id}`))
    .results;
  const options = await call('GET', '/main/catalog/options');
  const first = (set) => options[set][0].id;
  return call('POST', '/main/autos', {
    token,
    body: {
      core_car: {
        brand: brand.id,
        car_model: model.id,
        generation: generation.id,
        year: Math.min(generation.year_stop ?? 2024, 2024),
        body_type: first('body_type'),
        fuel_type: first('fuel_type'),
        transmission: first('transmission'),
        drive_unit: first('drive_unit'),
        color: first('color'),
        mileage: 30_000,
      },
      ...(avtosalon !== undefined && { avtosalon: avtosalon.id, region: avtosalon.region.id }),
      condition: 'good',
      currency: 'UZS',
      price,
      photos: photos.map(({ id }) => id),
    },
  });
};

const workThere = async () => {
  const jasur = await registered('901234567', 'Жасур Каримов');
  const { token } = jasur;
  const [region] = (await call('GET', '/main/catalog/regions')).results;
  const facade = await upload(token, 'avtosalon', '#7a8b99');
  const salon = await call('POST', '/main/avtosalons', {
    token,
    body: {
      name: 'Karvon Chilonzor',
      phone: '+998712001031',
      region: region.id,
      district: region.districts[0].id,
      address: 'улица Бунёдкор, 42',
      latitude: 41.31,
      longitude: 69.24,
      opening_time: '09:00',
      closing_time: '20:00',
      logo: facade.id,
      facade_photo: facade.id,
      status: 'active',
    },
  });
  const photos = [await upload(token, 'auto', '#b03a2e'), await upload(token, 'auto', '#2e86c1')];
  const onSale = await addCar(token, salon, photos, 140_000_000);
  await call('POST', `/main/autos/${onSale.id}/transitions`, { token, body: { to: 'moderation' } });
  await call('POST', `/main/marketplace/autos/${onSale.id}/moderation`, {
    service: true,
    body: { decision: 'approve', role: 'moderator' },
  });
  await addCar(token, undefined, [await upload(token, 'auto', '#229954')], 90_000_000);
  const room = await call('POST', '/chat/api/marketplace/rooms/', {
    service: true,
    body: {
      external_id: 'earlier-701',
      room_type: 'buyer',
      username: 'Бахтиёр',
      phone: '+998909876543',
      auto_id: onSale.id,
    },
  });
  const say = (text) =>
    call('POST', `/chat/api/marketplace/rooms/${room.id}/messages/`, {
      service: true,
      body: { client_id: `buyer-${text.length}-0001`, text },
    });
  await say('Здравствуйте! Машина ещё продаётся?');
  const sent = await upload(token, 'chat', '#f4d03f');
  await call('POST', `/chat/api/room/${room.id}/messages/`, {
    token,
    body: { client_id: 'dealer-message-0001', text: 'Да, вот салон', attachments: [sent.id] },
  });
  await say('Спасибо, приеду в субботу');
  const dilnoza = await registered('935550107', 'Дилноза Рахимова');
  await addCar(
    dilnoza.token,
    undefined,
    [await upload(dilnoza.token, 'auto', '#884ea0')],
    70_000_000,
  );
  const seen = async (user) => {
    const get = (address) => call('GET', address, { token: user.token });
    const { results } = await get('/main/autos?size=100');
    const cars = await Promise.all(results.map(({ id }) => get(`/main/autos/${id}`)));
    const rooms = (await get('/chat/api/room/list/?size=100')).results;
    const messages = await Promise.all(
      rooms.map(({ id }) => get(`/chat/api/messages/${id}/list?page=1&size=100`)),
    );
    return {
      ...user,
      profile: await get('/main/business/profile'),
      cars: cars.map(({ id, status, price, photos: all }) => ({
        id,
        status,
        price,
        photos: all.map((one) => one.id),
      })),
      avtosalons: (await get('/main/avtosalons?size=100')).results.map(
        ({ id, name, facade_photo }) => ({ id, name, facade_photo: facade_photo.id }),
      ),
      rooms: rooms.map(({ id, username }, at) => ({
        id,
        username,
        messages: messages[at].data.items.map(({ id: message, text, attachments = [] }) => ({
          id: message,
          text,
          attachments: attachments.map((one) => one.id),
        })),
      })),
      leads: (await get('/main/leads?size=100').catch(() => ({ results: [] }))).results.map(
        ({ id, client_name }) => ({ id, client_name }),
      ),
    };
  };
  return [await seen(jasur), await seen(dilnoza)];
};

/** True for tables that are left out: migrations are listed again, and an empty table has nothing to lose. */
const isLeftOut = (table, rows) => table.startsWith('kysely_') || rows.length === 0;

const readRows = async () => {
  const client = new pg.Client({ connectionString: databaseUrl(dataDir) });
  await client.connect();
  const { rows: tables } = await client.query(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const rows = {};
  for (const { name } of tables) {
    const { rows: found } = await client.query(`select to_jsonb(t) as row from "${name}" t`);
    if (!isLeftOut(name, found)) rows[name] = found.map(({ row }) => row);
  }
  const { rows: columns } = await client.query(
    `select table_name || '.' || column_name || ' ' || udt_name as name from information_schema.columns where table_schema = 'public' order by 1`,
  );
  const { rows: last } = await client.query(
    'select name from kysely_migration order by name desc limit 1',
  );
  await client.end();
  return { migration: last[0].name, columns: columns.map(({ name }) => name), rows };
};

let server;
try {
  checkOut();
  server = spawn(
    path.join(root, 'node_modules/.bin/node'),
    [path.join(work, 'apps/server/dist/server.js')],
    {
      cwd: work,
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        DATA_DIR: dataDir,
        DEMO: 'off',
        RATE_LIMIT: '0',
        SERVICE_KEY: serviceKey,
        LOG_LEVEL: 'warn',
        NODE_ENV: 'production',
      },
      stdio: 'inherit',
    },
  );
  await waitFor('The server', async () => (await fetch(`${url}/readyz`)).ok);
  const dealers = await workThere();
  const database = await readRows();
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  cpSync(path.join(dataDir, 'media'), path.join(target, 'media'), { recursive: true });
  writeFileSync(
    path.join(target, 'database.json.gz'),
    gzipSync(JSON.stringify(database), { level: 9 }),
  );
  const files = readdirSync(path.join(target, 'media'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const hashes = files.map((file) => [
    path.relative(path.join(target, 'media'), file),
    createHash('sha256').update(readFileSync(file)).digest('hex'),
  ]);
  writeFileSync(
    path.join(target, 'seen.json'),
    `${JSON.stringify({ commit, dealers, files: Object.fromEntries(hashes.sort()) }, undefined, 2)}\n`,
  );
  execFileSync(path.join(root, 'node_modules/.bin/oxfmt'), [path.join(target, 'seen.json')]);
  for (const name of Object.keys(database.rows))
    process.stdout.write(`${name} ${database.rows[name].length}\n`);
} finally {
  server?.kill('SIGINT');
  await new Promise((resolve) => (server ? server.once('exit', resolve) : resolve()));
  rmSync(work, { recursive: true, force: true });
}
