/** One word in both languages; the page's language shows one of them (`shell-outline.css.ts`). */
export interface WordInBoth {
  ru: string;
  uz: string;
}

/** Both of them, for a page that is made before anybody has asked for it. */
export function Word({ ru, uz }: WordInBoth) {
  return (
    <>
      <span lang="ru">{ru}</span>
      <span lang="uz">{uz}</span>
    </>
  );
}
