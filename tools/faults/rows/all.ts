import type { Row } from '../row.ts';
import { brokenResponses } from '../screens/broken-responses.ts';
import { cutUpload } from '../screens/cut-upload.ts';
import { deviceClock } from '../screens/device-clock.ts';
import { doubleClick } from '../screens/double-click.ts';
import { doublePay } from '../screens/double-pay.ts';
import { endedSession } from '../screens/ended-session.ts';
import { scriptsInTexts } from '../screens/scripts-in-texts.ts';
import { signedOut } from '../screens/signed-out.ts';
import { slowPhone } from '../screens/slow-phone.ts';
import { missingTexts } from '../screens/missing-texts.ts';
import { backup } from './backup.ts';
import { codeGuessing, smsPumping, whoIsRegistered } from './codes.ts';
import { databaseGone } from './database-gone.ts';
import { databaseKilled } from './database-killed.ts';
import { diskFull } from './disk-full.ts';
import { testRows } from './from-tests.ts';
import { feedKill } from './feed-kill.ts';
import { importKill } from './import-kill.ts';
import { jsonFlood } from './json-flood.ts';
import { kill } from './kill.ts';
import { otherDealer } from './other-dealer.ts';
import { worstImages } from './worst-images.ts';
import { zipBomb } from './zip-bomb.ts';
import { racingPairs } from './racing-pairs.ts';
import { rateSource } from './rate-source.ts';
import { readOnly } from './read-only.ts';
import { rolling } from './rolling.ts';
import { slowHeads } from './slow-heads.ts';
import { silentDatabase } from './silent-database.ts';
import { stop } from './stop.ts';
import { telegramKill } from './telegram-kill.ts';
import { telegramTakeover } from './telegram-takeover.ts';

export const serverRows: readonly Row[] = [
  kill,
  telegramKill,
  telegramTakeover,
  importKill,
  feedKill,
  stop,
  databaseGone,
  databaseKilled,
  silentDatabase,
  rolling,
  jsonFlood,
  slowHeads,
  rateSource,
  worstImages,
  zipBomb,
  backup,
  otherDealer,
  readOnly,
  racingPairs,
  smsPumping,
  codeGuessing,
  whoIsRegistered,
  diskFull,
  missingTexts,
  brokenResponses,
  cutUpload,
  deviceClock,
  doubleClick,
  doublePay,
  endedSession,
  slowPhone,
  signedOut,
  scriptsInTexts,
  ...testRows,
];
