declare module '*/bare-imports.mjs' {
  /** Every bare import of the TypeScript below the folders. */
  export function bareImports(...folders: string[]): string[];
}
