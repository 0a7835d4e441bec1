declare module 'virtual:components-index' {
  /** Components with a page, by name: title of their stories, purpose and status. */
  export const componentsIndex: readonly {
    name: string;
    title: string;
    summary: string;
    status: 'draft' | 'beta' | 'stable' | 'deprecated';
    since: string;
    /** Day of the last accessibility review, `YYYY-MM-DD`. */
    reviewed: string | undefined;
    /** Changes, the newest first. */
    changes: readonly import('../packages/ui/src/docs/component-docs').Change[];
    source: string;
    /** Components that it uses, that use it, and whose pages name it as the better choice. */
    madeOf: readonly string[];
    partOf: readonly string[];
    replaces: readonly string[];
    screens: readonly { title: string; id: string }[];
    /** Names of the durations in its styles. */
    durations: readonly string[];
  }[];
}
