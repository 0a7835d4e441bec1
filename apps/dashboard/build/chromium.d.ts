declare module '*/chromium.mjs' {
  interface Launch {
    executablePath?: string;
    args: string[];
  }
  /** Launch options for Playwright: the full browser. */
  export function chromium(): Launch;
  /** The same for suites of components and stories. */
  export function chromiumOfComponents(): Launch;
  /** Launch options for Playwright: the headless shell, if installed. */
  export function headlessShell(): Launch;
  /** The same for pages that are open for a few seconds. */
  export function shellOfStories(): Launch;
  export function shellOfShortPages(): Launch;
}
