declare module 'virtual:components-index' {
  /** Components that have a page, by name: the title of their stories, what they are for, and how far they are. */
  export const componentsIndex: readonly {
    title: string;
    summary: string;
    status: 'draft' | 'ready' | 'deprecated';
  }[];
}
