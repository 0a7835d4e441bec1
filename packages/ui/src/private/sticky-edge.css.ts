import { createVar } from '@vanilla-extract/css';

/** Offsets of sticky elements, set by scroll areas. Without them, a header sticks below the top bar of the page. */
export const stickyTop = createVar();
export const stickyBottom = createVar();
