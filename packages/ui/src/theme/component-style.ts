import { style, type StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css';

/** Wraps a rule in the cascade layer of components, for recipes and nested rules. */
export const layered = (rule: Omit<StyleRule, '@layer'>): StyleRule => ({
  '@layer': { [layers.component]: rule },
});

export const componentStyle = (rule: Omit<StyleRule, '@layer'>, debugId?: string) =>
  style(layered(rule), debugId);
