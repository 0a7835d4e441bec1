import { layers } from '@karvon/ui/theme/layers.css';
import { vars } from '@karvon/ui/theme';
import { style, type StyleRule } from '@vanilla-extract/css';
import carAtDusk from './first-steps-dark.svg?url';
import car from './first-steps.svg?url';

const layered = (rule: Omit<StyleRule, '@layer'>) =>
  style({ '@layer': { [layers.component]: rule } });

const phone = '(max-width: 767px)';

/** Arches and car are at the end, on a phone below the text. */
export const ground = layered({
  minHeight: '232px',
  padding: '36px 40px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.xl,
  background: `url(${car}) right 24px bottom 0 / auto 100% no-repeat, linear-gradient(180deg, #F6EEE7, #E8DACB)`,
  color: '#1A1F29',
  selectors: {
    '[data-theme="dark"] &': {
      backgroundImage: `url(${carAtDusk}), linear-gradient(180deg, #1E242E, #161B23)`,
      color: vars.color.text,
    },
  },
  '@media': {
    [phone]: {
      minHeight: '292px',
      padding: '20px 16px 190px',
      backgroundPosition: '50% 100%, 0 0',
      backgroundSize: 'auto 180px, auto',
    },
  },
});

export const column = layered({ maxWidth: '520px' });
