declare module '*/chromium.mjs' {
  interface Launch {
    executablePath?: string;
    args: string[];
  }
  export function chromium(): Launch;
  export function chromiumOfComponents(): Launch;
  export function headlessShell(): Launch;
  export function shellOfStories(): Launch;
  export function shellOfShortPages(): Launch;
}
