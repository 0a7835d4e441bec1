/**
 * Components whose page is still to be written. It may only shrink: take a name out in the change that brings its
 * `X.docs.tsx`; new components come with theirs.
 */
export const undocumented: readonly string[] = [];
