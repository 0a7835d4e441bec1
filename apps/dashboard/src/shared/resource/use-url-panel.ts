import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** A window of the URL: a drawer with a row, a dialog. */
export interface UrlPanel {
  /** What it shows; undefined while it is closed. */
  value: string | undefined;
  open: (value: string | number) => void;
  /** As Back does, where it was opened here; else its entry goes out of the URL. */
  close: () => void;
  /** Address with the window open, for links. */
  href: (value: string | number) => string;
}

/**
 * A drawer or dialog that the URL holds: a link opens it, Back closes it. Everything else of the URL stays.
 *
 * @param name of the entry: `lead`, `form`, `pay`
 * @example const lead = useUrlPanel('lead'); {lead.value !== undefined && <LeadDrawer id={idParam(lead.value)} onClose={lead.close} />}
 */
export function useUrlPanel(name: string): UrlPanel {
  const [search, setSearch] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const isOpenedHere: unknown = state;
  const withEntry = (value: string | number) => {
    const next = new URLSearchParams(search);
    next.set(name, String(value));
    return next;
  };
  return {
    value: search.get(name) ?? undefined,
    href: (value) => `${pathname}?${withEntry(value).toString()}`,
    open: (value) =>
      setSearch(withEntry(value), { state: { panel: name }, preventScrollReset: true }),
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
