/**
 * Values that are the same in both themes. Text, its lines and what is as high as a line of text are in `rem`, so that the browser's font
 * size changes them (WCAG 1.4.4); at its usual size they are whole pixels.
 */
export const tokens = {
  font: {
    family: '"Onest Variable",system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif',
  },
  weight: {
    regular: '400',
    medium: '500',
    semibold: '600',
    bold: '700',
  },
  text: {
    '2xs': '0.6875rem',
    xs: '0.75rem',
    sm: '0.8125rem',
    md: '0.875rem',
    lg: '1rem',
    xl: '1.125rem',
    '2xl': '1.375rem',
    '3xl': '1.75rem',
    '4xl': '2.25rem',
    '5xl': '3rem',
    '6xl': '3.75rem',
  },
  line: {
    '2xs': '0.875rem',
    xs: '1rem',
    sm: '1.125rem',
    md: '1.25rem',
    lg: '1.5rem',
    xl: '1.625rem',
    '2xl': '1.75rem',
    '3xl': '2.125rem',
    '4xl': '2.625rem',
    '5xl': '3.375rem',
    '6xl': '4rem',
  },
  track: {
    tight: '-.02em',
    snug: '-.01em',
    normal: '0',
  },
  space: {
    '1': '4px',
    '2': '8px',
    '3': '12px',
    '4': '16px',
    '5': '20px',
    '6': '24px',
    '8': '32px',
    '10': '40px',
    '12': '48px',
    '16': '64px',
    '20': '80px',
    '24': '96px',
    '0.5': '2px',
    '1.5': '6px',
    '2.5': '10px',
  },
  control: {
    sm: 'calc(1.125rem + 14px)',
    md: 'calc(1.25rem + 20px)',
    lg: 'calc(1.5rem + 24px)',
  },
  icon: {
    sm: '16px',
    md: '18px',
    lg: '20px',
    xl: '24px',
  },
  radius: {
    xs: '4px',
    sm: '6px',
    md: '8px',
    lg: '12px',
    xl: '16px',
    '2xl': '24px',
    full: '999px',
  },
  size: {
    sidebar: '248px',
    sidebarMin: '68px',
    topbar: 'calc(1.75rem + 28px)',
    tabbar: 'calc(0.875rem + 46px)',
    content: '1520px',
    form: '760px',
    drawer: '480px',
  },
  layer: {
    base: '0',
    sticky: '100',
    shell: '200',
    dropdown: '400',
    drawer: '500',
    dialog: '600',
    palette: '700',
    viewer: '800',
    toast: '900',
    tooltip: '1000',
  },
  duration: {
    instant: '80ms',
    fast: '140ms',
    base: '200ms',
    slow: '320ms',
  },
  ease: {
    out: 'cubic-bezier(.2,.8,.2,1)',
    inOut: 'cubic-bezier(.6,0,.2,1)',
    in: 'cubic-bezier(.5,0,.9,.4)',
  },
} as const;

/** Control heights under a coarse pointer (touch). */
export const coarseControl = {
  sm: 'calc(1.125rem + 18px)',
  md: 'calc(1.25rem + 24px)',
  lg: 'calc(1.5rem + 28px)',
} as const;

/** Breakpoints in pixels: phone below `tablet`, wide from `wide`. */
export const breakpoints = {
  tablet: 768,
  desktop: 1100,
  grid: 1280,
  laptop: 1400,
  large: 1600,
} as const;
