import type { ReactNode } from 'react';
import * as css from './Page.css';

export interface PageProps {
  /** The one `h1` of the screen. */
  title: ReactNode;
  /** Above the title: the way here («Автомобили / Новое»). */
  breadcrumbs?: ReactNode;
  /** One line below the title: what is shown, how many, when. */
  context?: ReactNode;
  /** At the right end: buttons, or the state of a draft. */
  actions?: ReactNode;
  /** On phones in the place of the title and the way here: a `MobileTitleBar`. */
  phoneBar?: ReactNode;
  /**
   * On phones above the tab bar, in the reach of the thumb: the screen's one primary `Button` or `LinkButton`, `lg`. Wider screens have it in
   * `actions`. Leave room below the last row.
   */
  phoneAction?: ReactNode;
  /** Below the title row. */
  children: ReactNode;
}

/** A screen inside the shell: its title row, then its content. The shell around it holds `<main>`. */
export function Page({
  title,
  breadcrumbs,
  context,
  actions,
  phoneBar,
  phoneAction,
  children,
}: PageProps) {
  const page = (
    <div className={css.page}>
      <header className={css.titleRow} data-phone-only={phoneBar && !actions ? true : undefined}>
        <div className={phoneBar ? `${css.text} ${css.fromTablet}` : css.text}>
          {breadcrumbs && <div className={css.context}>{breadcrumbs}</div>}
          <h1 className={css.title}>{title}</h1>
          {context && <p className={css.context}>{context}</p>}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </header>
      {phoneAction && <div className={css.phoneAction}>{phoneAction}</div>}
      {children}
    </div>
  );
  if (!phoneBar) return page;
  return (
    <>
      <div className={css.phoneBar}>{phoneBar}</div>
      {page}
    </>
  );
}
