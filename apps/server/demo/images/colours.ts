export const paints = {
  white: ['#FFFFFF', '#EEF0F2', '#C3C9D0'],
  silver: ['#E9ECEE', '#BFC5CB', '#868E97'],
  graphite: ['#8A929C', '#59616C', '#31373F'],
  black: ['#4C525B', '#22262C', '#0C0E11'],
  red: ['#F0545A', '#C4202F', '#7A0F1B'],
  blue: ['#5B92E6', '#1F55B5', '#0F2F6E'],
  navy: ['#4E6A9B', '#223B69', '#101F3C'],
  teal: ['#5FB9B9', '#1F8286', '#0C4C50'],
  sand: ['#EFE3CF', '#D2BE9E', '#978362'],
  yellow: ['#FFE27A', '#F2B92E', '#B07C0B'],
  green: ['#7FA58C', '#3F6B52', '#1E3C2C'],
  orange: ['#F9A25E', '#DB6A1E', '#8E3D0B'],
} as const;

export const scenes = {
  limestone: ['#F4F2EE', '#E3DFD8', '#D3CEC5', '#F3F0EA'],
  sky: ['#EDF2F7', '#D6DFE9', '#C1CCD8', '#EEF3F8'],
  firuza: ['#EAF4F3', '#CFE2E0', '#B7CECC', '#ECF5F4'],
  clay: ['#F6EEE7', '#E8D8CA', '#D5C1B0', '#F7F0E9'],
  dusk: ['#8894A6', '#667286', '#4A5466', '#97A2B3'],
} as const;

export type PaintName = keyof typeof paints;
export type SceneName = keyof typeof scenes;

const lightPaints: ReadonlySet<PaintName> = new Set<PaintName>([
  'white',
  'silver',
  'sand',
  'yellow',
]);

/** Light paints take weaker shadows and stronger highlights. */
export const isLight = (paint: PaintName) => lightPaints.has(paint);

export const paintOfColor: Readonly<Record<string, PaintName>> = {
  white: 'white',
  silver: 'silver',
  grey: 'silver',
  graphite: 'graphite',
  wet_asphalt: 'graphite',
  black: 'black',
  red: 'red',
  burgundy: 'red',
  orange: 'orange',
  yellow: 'yellow',
  gold: 'sand',
  beige: 'sand',
  sand: 'sand',
  brown: 'orange',
  green: 'green',
  teal: 'teal',
  light_blue: 'blue',
  blue: 'blue',
  navy: 'navy',
  purple: 'navy',
  pink: 'red',
};
