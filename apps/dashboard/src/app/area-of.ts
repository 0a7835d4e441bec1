import { paths } from '../shared/paths';

const areas = [
  { link: 'toArea.ads', path: paths.ads.index },
  { link: 'toArea.autos', path: paths.autos.index },
  { link: 'toArea.avtosalons', path: paths.avtosalons.index },
  { link: 'toArea.leads', path: paths.leads },
  { link: 'toArea.chat', path: paths.chat() },
  { link: 'toArea.carControl', path: paths.carControl.index },
  { link: 'toArea.employees', path: paths.employees.index },
  { link: 'toArea.applications', path: paths.tradeIn.applications },
  { link: 'toArea.tradeIn', path: paths.tradeIn.autos, root: '/dashboard/trade-in' },
] as const;

const autos = areas[1];

/** Area of a page that cannot be shown, for a link to its list. Areas without a list fall back to the cars. */
export const areaOf = (pathname: string): (typeof areas)[number] =>
  areas.find((area) => {
    const root = 'root' in area ? area.root : area.path;
    return pathname === root || pathname.startsWith(`${root}/`);
  }) ?? autos;
