// A local FCM server to try push, which prints received messages. Browsers still register with Google.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLocalFcm } from '../../apps/server/src/platform/providers/push/local-fcm.ts';

const fcm = createLocalFcm();
await fcm.listen(Number(process.env['PORT'] ?? 4100));
const file = path.join(mkdtempSync(path.join(tmpdir(), 'karvon-fcm-')), 'service-account.json');
writeFileSync(file, fcm.serviceAccount(), { mode: 0o600 });
process.stdout.write(
  `Start Karvon with\n  PUSH_PROVIDER=fcm FCM_URL=${fcm.origin()} FCM_SERVICE_ACCOUNT=${file} npm start\n\n`,
);

let printed = 0;
setInterval(() => {
  for (const { token, data } of fcm.sent.slice(printed))
    process.stdout.write(`→ ${token.slice(0, 12)}… ${data['title']}: ${data['body']}\n`);
  printed = fcm.sent.length;
}, 200);
