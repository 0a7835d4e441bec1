export const pageBuild = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="karvon-build"]')?.content;
