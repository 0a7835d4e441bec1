/** The build of this page; undefined in development, where no two pages are surely of one. */
export const pageBuild = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="karvon-build"]')?.content;
