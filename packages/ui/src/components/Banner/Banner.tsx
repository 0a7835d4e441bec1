import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { icon } from '../../private/icon-size';
import { IconButton } from '../IconButton/IconButton';
import { useSettle, type Outcome } from '../../private/outcome';
import { useFocusNeighbour } from '../../private/use-focus-neighbour';
import * as styles from './Banner.css';

const signs = { info: Info, success: CircleCheck, warn: TriangleAlert, danger: CircleAlert };

export interface BannerProps {
  /** Sets the colour and the icon. @default 'info' */
  tone?: 'info' | 'success' | 'warn' | 'danger';
  /** The main point, in heavier type. */
  title?: string;
  /** One sentence. */
  children?: ReactNode;
  /** One action: a link with `href`, otherwise a button. */
  action?: {
    /** Its text. */
    label: string;
    /** Where it leads. */
    href?: string;
    /** Called when it is pressed. */
    onPress?: () => Outcome;
  };
  /** Adds a Close button. Leave it out where the user cannot continue. */
  dismiss?: {
    /** Name of the button: «Закрыть». */
    label: string;
    /** Remove the banner. */
    onPress: () => Outcome;
  };
  /**
   * Announced when it appears (`alert` immediately, `status` after the current speech). Leave it out for a banner that is there
   * from the start.
   * @default none
   */
  role?: 'alert' | 'status';
}

/** A message above the content, in a tone, with one action. */
export function Banner({ tone = 'info', title, children, action, dismiss, role }: BannerProps) {
  const Sign = signs[tone];
  const settle = useSettle();
  const ref = useRef<HTMLDivElement>(null);
  useFocusNeighbour(ref);
  return (
    <div ref={ref} className={styles.banner({ tone })} role={role}>
      <Sign className={styles.sign({ tone })} {...icon.md} />
      <div className={styles.row}>
        <span className={styles.text}>
          {title ? <b className={styles.title}>{title}</b> : null}
          {title && children ? ' ' : null}
          {children}
        </span>
        {action?.href ? (
          <Link
            className={styles.action}
            href={action.href}
            onPress={() => settle(action.onPress?.())}
          >
            {action.label}
          </Link>
        ) : null}
        {action && !action.href ? (
          <Button className={styles.action} onPress={() => settle(action.onPress?.())}>
            {action.label}
          </Button>
        ) : null}
      </div>
      {dismiss ? (
        <span className={styles.close}>
          <IconButton size="sm" icon={X} aria-label={dismiss.label} onPress={dismiss.onPress} />
        </span>
      ) : null}
    </div>
  );
}
