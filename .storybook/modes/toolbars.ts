import type { Preview } from '@storybook/react-vite';
import { breakpoints } from '../../packages/ui/src/theme/tokens';

/** Toolbars above the stories. The theme reads the last two from media queries; `forced-media.ts` sets their results. */
export const toolbars = {
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
    },
  },
  language: {
    description: 'Language of samples, dates, numbers and texts for screen readers',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'ru', title: 'Русский' },
        { value: 'uz', title: 'O‘zbekcha' },
      ],
    },
  },
  pointer: {
    description: 'Density: heights of controls for a mouse or for touch',
    toolbar: {
      title: 'Density',
      icon: 'grow',
      dynamicTitle: true,
      items: [
        { value: 'fine', title: 'Mouse', right: '32, 40, 48' },
        { value: 'coarse', title: 'Touch', right: '36, 44, 52' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Motion', right: 'system setting' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
} as const satisfies Preview['globalTypes'];

const screen = (
  name: string,
  width: number,
  height: number,
  type: 'mobile' | 'tablet' | 'desktop',
) => ({
  name: `${name}, ${String(width)}`,
  styles: { width: `${String(width)}px`, height: `${String(height)}px` },
  type,
});

/** Viewports of the toolbar: a phone and the three wider layouts. */
export const viewports = {
  phone: screen('Phone', 360, 740, 'mobile'),
  tablet: screen('Tablet', breakpoints.tablet, 1024, 'tablet'),
  desktop: screen('Desktop', breakpoints.grid, 800, 'desktop'),
  large: screen('Large', breakpoints.large, 1000, 'desktop'),
};

/** Snapshots of Chromatic: both languages and themes, a phone and a large screen, each pair once. */
export const chromaticModes = {
  'ru light large': { language: 'ru', theme: 'light', viewport: 'large' },
  'uz dark large': { language: 'uz', theme: 'dark', viewport: 'large' },
  'uz light phone': { language: 'uz', theme: 'light', viewport: 'phone' },
  'ru dark phone': { language: 'ru', theme: 'dark', viewport: 'phone' },
};
