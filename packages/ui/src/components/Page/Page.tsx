import { use, useEffect, type ReactNode } from 'react';
import { NameTabContext } from '../../private/name-tab';
import { useBarAway } from '../../private/use-bar-away';
import { useRootMark } from '../../private/use-root-mark';
import * as css from './Page.css';
import { PhoneBar, type PagePhoneBar } from './PhoneBar';

export type { PagePhoneBar } from './PhoneBar';

export interface PageProps {
  /** The only `h1` of the screen. */
  title: ReactNode;
  /** Title of the browser tab (`PageTitleProvider`), if `title` is a greeting or more than text. @default the title where it is text */
  tabTitle?: string;
  /** Above the title: `Breadcrumbs` with the parent alone. */
  breadcrumbs?: ReactNode;
  /** Before the title and the context: an `Avatar` with `size="lg"`. */
  image?: ReactNode;
  /** One line below the title: what is shown, how many, for which period. */
  context?: ReactNode;
  /** On the right: buttons, or the status of a draft. */
  actions?: ReactNode;
  /** Keeps the title row visible while the page scrolls, on a phone only the actions: a period that applies to the page. @default false */
  hasStickyActions?: boolean;
  /** On phones a bar at the top replaces the title and the path. `{}` shows the title alone. @default none */
  phoneBar?: PagePhoneBar;
  /**
   * On phones a bar above the tab bar: the primary `Button` of the screen. On larger screens put it in `actions`. The
   * page ends above it; while the page scrolls down, or a field has the focus, it is away.
   */
  phoneAction?: ReactNode;
  /** Below the title row. */
  children: ReactNode;
}

/** A screen inside the shell: a title row and its content. The shell has `<main>`. */
export function Page({
  title,
  tabTitle,
  breadcrumbs,
  image,
  context,
  actions,
  hasStickyActions = false,
  phoneBar,
  phoneAction,
  children,
}: PageProps) {
  const nameTab = use(NameTabContext);
  const name = tabTitle ?? (typeof title === 'string' ? title : undefined);
  // Outside system: the tab.
  useEffect(() => (name === undefined ? undefined : nameTab?.(name)), [nameTab, name]);
  useRootMark('hasPhoneAction', Boolean(phoneAction));
  const isAway = useBarAway();
  const heading = (
    <>
      <h1 className={css.title}>{title}</h1>
      {context && <div className={css.context}>{context}</div>}
    </>
  );
  const page = (
    <div className={hasStickyActions ? `${css.page} ${css.stickyPage}` : css.page}>
      <header
        className={hasStickyActions ? `${css.titleRow} ${css.stickyRow}` : css.titleRow}
        data-phone-only={phoneBar && !actions ? true : undefined}
        data-below-bar={phoneBar && actions ? true : undefined}
      >
        <div className={phoneBar ? `${css.text} ${css.fromTablet}` : css.text}>
          {breadcrumbs && <div className={css.path}>{breadcrumbs}</div>}
          {image ? (
            <div className={css.withImage}>
              {image}
              <div>{heading}</div>
            </div>
          ) : (
            heading
          )}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </header>
      {phoneAction && (
        <div className={css.phoneAction} data-away={isAway || undefined}>
          {phoneAction}
        </div>
      )}
      {children}
    </div>
  );
  if (!phoneBar) return page;
  return (
    <>
      <div className={css.phoneBar}>
        <PhoneBar {...phoneBar} title={phoneBar.title ?? title} />
      </div>
      {page}
    </>
  );
}
