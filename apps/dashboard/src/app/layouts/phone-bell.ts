import { paths } from '../../shared/paths';

/** Pages with space at the end of the title row. Elsewhere the bell is in «Ещё». */
const places: readonly string[] = [
  paths.statistics,
  paths.workPanel,
  paths.autos.index,
  paths.leads,
];

/** True when a page shows the phone's bell. Ignores a trailing slash. */
export const hasPhoneBell = (pathname: string): boolean =>
  places.includes(pathname.replace(/(?<=.)\/$/, ''));
