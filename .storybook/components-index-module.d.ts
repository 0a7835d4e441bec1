declare module 'virtual:components-index' {
  /** Components with a page, by name: title of their stories, purpose and status. */
  export const componentsIndex: readonly {
    title: string;
    summary: string;
    status: 'draft' | 'beta' | 'stable' | 'deprecated';
    since: string;
    /** Day of the last accessibility review, `YYYY-MM-DD`. */
    reviewed: string | undefined;
    /** Changes, the newest first. */
    changes: readonly { version: string; text: string }[];
    source: string;
  }[];
}
