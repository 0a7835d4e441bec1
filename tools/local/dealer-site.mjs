// A dealer's site with feeds of cars in three forms, photos and switches. `npm start` starts it with the server, `npm run dealer:local` alone.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';

const port = Number(process.env['DEALER_PORT'] || 8792);
const isQuiet = process.argv.includes('--quiet');
const origin = `http://127.0.0.1:${String(port)}`;

const models = ['Cobalt', 'Gentra', 'Onix', 'Tracker', 'Malibu'];
const cars = Array.from({ length: 12 }, (_, at) => ({
  id: `S-${String(101 + at)}`,
  vin: `XWBJF69VJPA0${String(20_001 + at)}`,
  brand: 'Chevrolet',
  model: models[at % models.length] ?? '',
  year: 2020 + (at % 5),
  mileage: 12_000 + at * 3500,
  price: 120_000_000 + at * 6_000_000,
  currency: 'UZS',
  photos: [`${origin}/photos/${String(at % 3)}.png`],
}));

/** Disturbance of the next reads. @type {'usual' | '304' | '500' | 'slow' | 'half' | 'empty' | 'redirect'} */
let mode = 'usual';
const modes = ['usual', '304', '500', 'slow', 'half', 'empty', 'redirect'];
const slow = 130_000;

const xmlOf = (list) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<data><cars>\n${list
    .map(
      (car) =>
        `<car><unique_id>${car.id}</unique_id><vin>${car.vin}</vin><mark_id>${car.brand}</mark_id><folder_id>${car.model}</folder_id><year>${car.year}</year><run>${car.mileage}</run><price>${car.price}</price><currency>${car.currency}</currency><images>${car.photos.map((photo) => `<image>${photo}</image>`).join('')}</images></car>`,
    )
    .join('\n')}\n</cars></data>\n`;
const adsOf = (list) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Ads>\n${list
    .map(
      (car) =>
        `<Ad><Id>${car.id}</Id><VIN>${car.vin}</VIN><Make>${car.brand}</Make><Model>${car.model}</Model><Year>${car.year}</Year><Kilometrage>${car.mileage}</Kilometrage><Price>${car.price}</Price><Images>${car.photos.map((photo) => `<Image url="${photo}"/>`).join('')}</Images></Ad>`,
    )
    .join('\n')}\n</Ads>\n`;
const jsonOf = (list) => JSON.stringify({ format: 'karvon.stock.v1', cars: list }, undefined, 1);

const feeds = {
  '/cars.xml': ['application/xml', xmlOf],
  '/ads.xml': ['application/xml', adsOf],
  '/stock.json': ['application/json', jsonOf],
};

/** One colour each. */
const photos = ['3a5a8c', '8c5a3a', '5a8c3a'].map(
  (colour) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#${colour}"/></svg>`,
);

const page = () => `<!doctype html><meta charset="utf-8"><title>Dealer's site</title>
<h1>Dealer's site</h1><p>Cars: ${cars.length}. Mode: <b>${mode}</b></p>
<ul>${Object.keys(feeds)
  .map((path) => `<li><a href="${path}">${origin}${path}</a></li>`)
  .join('')}</ul>
<form method="post" action="/switch">${modes.map((name) => `<button name="mode" value="${name}">${name}</button>`).join(' ')}</form>`;

function sendFeed([type, write], request, response) {
  switch (mode) {
    case '500':
      return response.writeHead(500).end('broken');
    case 'slow':
      return setTimeout(() => response.end(), slow).unref();
    case 'redirect':
      return response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
    default:
  }
  const content = write(mode === 'empty' ? [] : cars);
  const body = mode === 'half' ? content.slice(0, content.length / 2) : content;
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
  const isKnown = mode === '304' || request.headers['if-none-match'] === etag;
  if (isKnown) return response.writeHead(304, { etag }).end();
  return response.writeHead(200, { 'content-type': type, etag }).end(body);
}

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', origin);
  if (pathname === '/switch' && request.method === 'POST') {
    let body = '';
    for await (const piece of request) body += piece;
    const wanted = new URLSearchParams(body).get('mode') ?? '';
    if (modes.includes(wanted)) mode = wanted;
    return response.writeHead(303, { location: '/' }).end();
  }
  const photo = /^\/photos\/(\d)\.png$/.exec(pathname);
  if (photo !== null) {
    const { default: sharp } = await import('sharp');
    const image = await sharp(Buffer.from(photos[Number(photo[1])] ?? photos[0]))
      .png()
      .toBuffer();
    return response.writeHead(200, { 'content-type': 'image/png' }).end(image);
  }
  const feed = Object.hasOwn(feeds, pathname) ? feeds[pathname] : undefined;
  if (feed !== undefined) return sendFeed(feed, request, response);
  if (pathname !== '/') return response.writeHead(404).end();
  return response.writeHead(200, { 'content-type': 'text/html' }).end(page());
});
server.listen(port, '127.0.0.1', () => {
  if (!isQuiet)
    process.stdout.write(
      `Start Karvon with\n  FEED_LOCAL_ORIGIN=${origin} npm start\n\nFeeds: ${Object.keys(feeds)
        .map((path) => origin + path)
        .join(', ')}. Switches: ${origin}\n`,
    );
});
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => server.close(() => process.exit(0)));
