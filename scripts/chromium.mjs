// Tries CHROMIUM_PATH, the system's Chromium, Chrome, then Playwright's own.
import { existsSync } from 'node:fs';

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const shellPlace = '/usr/bin/chromium-headless-shell';

export const chromiumPath = () => places.find((place) => place && existsSync(place));

export const headlessShellPath = () =>
  process.env.CHROMIUM_PATH === undefined && existsSync(shellPlace) ? shellPlace : undefined;

/** Options of every launch: no background traffic, and no sandbox only where root needs that. */
const launchOf = (executablePath) => {
  const args = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  return executablePath ? { executablePath, args } : { args };
};

/** Launch options for Playwright: the whole browser, as a dealer has it. For benchmarks, and for push, which the shell cannot do. */
export const chromium = () => launchOf(chromiumPath());

/** V8's default young generation of 1 MB costs suites that render many components a twentieth of their time in garbage collection. */
const withRoom = ({ args, ...others }) => ({
  ...others,
  args: [...args, '--js-flags=--min-semi-space-size=16 --max-semi-space-size=32'],
});

/** Tests of components use the clipboard, which the shell does not let them. */
export const chromiumOfComponents = () => withRoom(chromium());

/** Renders the same pages without windows, with less than half of the processor time in tests that open many pages. */
export const headlessShell = () => launchOf(headlessShellPath() ?? chromiumPath());

export const shellOfStories = () => withRoom(headlessShell());

/** Pages are open for a few seconds: too short for V8's optimization, which took a sixth of their time. */
export const shellOfShortPages = () => {
  const { args, ...others } = headlessShell();
  return { ...others, args: [...args, '--js-flags=--no-opt --no-maglev --single-threaded-gc'] };
};
