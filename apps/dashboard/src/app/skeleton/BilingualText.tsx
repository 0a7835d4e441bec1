/** One word in both languages; the page's language shows one of them (`shell-skeleton.css.ts`). */
export interface TextInBoth {
  ru: string;
  uz: string;
}

/** Both languages, for a page that is built before the user's language is known. */
export function BilingualText({ ru, uz }: TextInBoth) {
  return (
    <>
      <span lang="ru">{ru}</span>
      <span lang="uz">{uz}</span>
    </>
  );
}
