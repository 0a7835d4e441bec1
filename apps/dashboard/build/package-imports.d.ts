declare module '*/package-imports.mjs' {
  export function packageImports(...folders: string[]): string[];
}
