/** Files of `public/locales/<language>/`. A feature adds its own here and in `resources.d.ts`. */
export const namespaces = [
  'common',
  'errors',
  'auth',
  'landing',
  'shell',
  'autos',
  'auto-form',
  'avtosalons',
  'chat',
  'format',
  'profile',
  'notifications',
] as const;

export type Namespace = (typeof namespaces)[number];
