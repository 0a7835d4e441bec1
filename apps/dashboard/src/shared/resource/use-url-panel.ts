import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { findId } from './routes/id-param';

export interface UrlPanel {
  value: string | undefined;
  /** Undefined for an invalid id, as if the parameter were absent. */
  id: number | undefined;
  open: (value: string | number) => void;
  /** Shows another row in the open window. Back still closes it. */
  change: (value: string | number) => void;
  /** Goes back when the panel was opened here; otherwise removes its parameter from the URL. */
  close: () => void;
  href: (value: string | number) => string;
}

const addressWith = (
  { pathname, search }: { pathname: string; search: string },
  name: string,
  value: string | number,
): string => {
  const next = new URLSearchParams(search);
  next.set(name, String(value));
  return `${pathname}?${next.toString()}`;
};

/** Links that open a panel, for each row of a list. Subscribes to nothing but the URL. */
export function usePanelLinks(name: string): Pick<UrlPanel, 'href'> {
  const location = useLocation();
  return { href: (value) => addressWith(location, name, value) };
}

/**
 * A drawer or dialog in the URL: a link opens it, Back closes it. All other parameters stay.
 *
 * @param name name of the parameter: `lead`, `form`, `pay`
 * @example const lead = useUrlPanel('lead'); {lead.id !== undefined && <LeadDrawer id={lead.id} onClose={lead.close}
 * />}
 */
export function useUrlPanel(name: string): UrlPanel {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const { state } = location;
  const navigate = useNavigate();
  const isOpenedHere: unknown = state;
  const withEntry = (to: string | number) => {
    const next = new URLSearchParams(search);
    next.set(name, String(to));
    return next;
  };
  const value = search.get(name) ?? undefined;
  return {
    value,
    id: findId(value),
    href: (to) => addressWith(location, name, to),
    open: (to) => setSearch(withEntry(to), { state: { panel: name }, preventScrollReset: true }),
    change: (to) =>
      setSearch(withEntry(to), { replace: true, state: isOpenedHere, preventScrollReset: true }),
    close: () => {
      if (
        typeof isOpenedHere === 'object' &&
        isOpenedHere !== null &&
        'panel' in isOpenedHere &&
        isOpenedHere.panel === name
      ) {
        void navigate(-1);
        return;
      }
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          next.delete(name);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
