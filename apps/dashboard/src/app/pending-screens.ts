/**
 * Screens of the specification that are not built yet: each shows one page that says so. Building one means taking its line out
 * and adding its feature's routes to `router.tsx`. The label is a key of the namespace `shell`.
 */
export const pendingScreens = [
  { path: '', label: 'nav.statistics' },
  { path: 'work-panel', label: 'nav.workPanel' },
  { path: 'employees', label: 'nav.employees' },
  { path: 'employees/create', label: 'nav.employees' },
  { path: 'employees/edit/:id', label: 'nav.employees' },
  { path: 'employees/view/:id', label: 'nav.employees' },
  { path: 'leads', label: 'nav.leads' },
  { path: 'car-control', label: 'nav.carControl' },
  { path: 'car-control/create', label: 'nav.carControl' },
  { path: 'trade-in/autos', label: 'nav.tradeInAutos' },
  { path: 'trade-in/offer-list/:id', label: 'nav.offers' },
  { path: 'trade-in/applications', label: 'nav.applications' },
  { path: 'ads', label: 'nav.ads' },
  { path: 'ads/result/:id', label: 'nav.adsResult' },
] as const;

export type PendingScreen = (typeof pendingScreens)[number];
