import { paths } from '../../shared/paths';

/** Pages that have nothing else at the right end of their title row, or leave room there (design, `*-mobile.png`); elsewhere the bell is in «Ещё». */
const places: readonly string[] = [
  paths.statistics,
  paths.workPanel,
  paths.autos.index,
  paths.leads,
];

/** Whether a page has the phone's bell, with or without a slash at the end of its address. */
export const hasPhoneBell = (pathname: string): boolean =>
  places.includes(pathname.replace(/(?<=.)\/$/, ''));
