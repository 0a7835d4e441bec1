declare module '*/package-imports.mjs' {
  /** Every bare import of the TypeScript below the folders. */
  export function packageImports(...folders: string[]): string[];
}
