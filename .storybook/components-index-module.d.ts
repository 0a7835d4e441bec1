declare module 'virtual:components-index' {
  /** Components that have a page, by name: the title of their stories, what they are for, and how far they are. */
  export const componentsIndex: readonly {
    title: string;
    summary: string;
    status: 'draft' | 'beta' | 'stable' | 'deprecated';
    since: string;
    /** Day of the last accessibility review, `YYYY-MM-DD`. */
    reviewed: string | undefined;
    /** Changes, the newest first. */
    changes: readonly { version: string; text: string }[];
    /** Path of its source, from the root of the project. */
    source: string;
  }[];
}
