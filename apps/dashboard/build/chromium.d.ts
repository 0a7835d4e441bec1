declare module '*/chromium.mjs' {
  interface Launch {
    executablePath?: string;
    args: string[];
  }
  export function chromium(): Launch;
  /** The same for suites of components and stories. */
  export function chromiumOfComponents(): Launch;
  export function headlessShell(): Launch;
  /** The same for pages that are open for a few seconds. */
  export function shellOfStories(): Launch;
  export function shellOfShortPages(): Launch;
}
