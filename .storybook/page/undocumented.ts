/** Components without a page. The list may only shrink: remove a name with the change that adds its `X.docs.tsx`; new components have one. */
export const undocumented: readonly string[] = [];

/** Components without an `X.sample.tsx`. The list may only shrink. */
export const withoutSample: readonly string[] = [];

/** Components whose accessibility nobody has reviewed in dark and in forced colours. The list may only shrink: their pages say “not yet”. */
export const notReviewed: readonly string[] = [];
