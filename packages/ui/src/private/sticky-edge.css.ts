import { createVar } from '@vanilla-extract/css';

/** Where what sticks does so; a box that scrolls by itself sets them. Without it a header is below the top bar of the page. */
export const stickyTop = createVar();
export const stickyBottom = createVar();
