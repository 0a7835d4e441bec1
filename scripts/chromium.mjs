// Where Chromium is on this machine, and how tests start it. Looks for CHROMIUM_PATH, the system's Chromium, Chrome, then the
// one Playwright keeps itself.
import { existsSync } from 'node:fs';

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of an installed Chromium, or undefined when Playwright's own has to serve. */
export const chromiumPath = () => places.find((place) => place && existsSync(place));

/** Launch options for Playwright: no background traffic, and no sandbox only where root needs that. */
export const chromium = () => {
  const args = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  const executablePath = chromiumPath();
  return executablePath ? { executablePath, args } : { args };
};
