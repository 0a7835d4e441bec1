export interface TextInBoth {
  ru: string;
  uz: string;
}

/** Renders both languages, since the page is built before the user's language is known. */
export function BilingualText({ ru, uz }: TextInBoth) {
  return (
    <>
      <span lang="ru">{ru}</span>
      <span lang="uz">{uz}</span>
    </>
  );
}
