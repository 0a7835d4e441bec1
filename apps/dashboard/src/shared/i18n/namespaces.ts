/** Files of `public/locales/<language>/`. A feature adds its own here and in `resources.d.ts`. */
export const namespaces = [
  'common',
  'errors',
  'auth',
  'landing',
  'legal',
  'money',
  'shell',
  'autos',
  'auto-form',
  'avtosalons',
  'car-control',
  'ads',
  'chat',
  'employees',
  'format',
  'leads',
  'profile',
  'notifications',
  'work-panel',
  'statistics',
  'stock',
  'telegram',
  'trade-in',
  'applications',
] as const;

export type Namespace = (typeof namespaces)[number];
