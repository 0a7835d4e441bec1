/// <reference types="vite/client" />

/** Hash of all files under public/locales, set by the build. */
declare const __LOCALES_VERSION__: string;
