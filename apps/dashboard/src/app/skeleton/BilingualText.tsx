/** One word in both languages; the page's language shows one of them (`shell-skeleton.css.ts`). */
export interface TextInBoth {
  ru: string;
  uz: string;
}

/** Both of them, for a page that is made before anybody has asked for it. */
export function BilingualText({ ru, uz }: TextInBoth) {
  return (
    <>
      <span lang="ru">{ru}</span>
      <span lang="uz">{uz}</span>
    </>
  );
}
