declare module '*/chromium.mjs' {
  /** Launch options for Playwright. */
  export function chromium(): { executablePath?: string; args: string[] };
}
