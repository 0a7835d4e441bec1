import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '@karvon/ui/theme/component-style';

/** The same colours in both themes: cameras read only dark on light reliably. */
const base = style(
  layered({
    flex: 'none',
    display: 'block',
    aspectRatio: '1',
    maxWidth: '100%',
    backgroundColor: '#fff',
    fill: '#000',
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
  }),
);

export const code = styleVariants({
  md: [base, layered({ width: '132px' })],
  lg: [base, layered({ width: '200px' })],
  fill: [base, layered({ width: '100%' })],
});
