/**
 * Components whose page is still to be written. It may only shrink: take a name out in the change that brings its
 * `X.docs.tsx`; new components come with theirs.
 */
export const undocumented: readonly string[] = [];

/** Components without an `X.sample.tsx` of code to copy. It may only shrink. */
export const withoutSample: readonly string[] = [];

/** Components whose accessibility was not reviewed by a person yet, in dark and in forced colours. It may only shrink: their page says “not yet”. */
export const notReviewed: readonly string[] = [];
