/** Undefined in development, where pages may be of different builds. */
export const pageBuild = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="karvon-build"]')?.content;
