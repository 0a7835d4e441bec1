declare module '*/quiet-react.mjs' {
  export const quietReact: Record<string, string>;
}
