import { componentStyle } from '../theme/component-style';

const fade = '36px';

/** A row that scrolls horizontally and fades where there is more; `useScrollRow` sets the attributes. */
export const scrollRow = componentStyle({
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  maskRepeat: 'no-repeat',
  selectors: {
    '&[data-more="end"]': {
      maskImage: `linear-gradient(90deg, #000 calc(100% - ${fade}), transparent)`,
    },
    '&[data-more="start"]': {
      maskImage: `linear-gradient(270deg, #000 calc(100% - ${fade}), transparent)`,
    },
    '&[data-more="both"]': {
      maskImage: `linear-gradient(90deg, transparent, #000 ${fade}, #000 calc(100% - ${fade}), transparent)`,
    },
  },
});
