import { globalLayer } from '@vanilla-extract/css';

/** Cascade layers, weakest first. Components are in `component`, layout primitives in `layout`, so that specificity never decides between them. */
export const layers = {
  reset: globalLayer('reset'),
  theme: globalLayer('theme'),
  component: globalLayer('component'),
  layout: globalLayer('layout'),
};
