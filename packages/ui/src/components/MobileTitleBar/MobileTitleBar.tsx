import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Outcome } from '../../private/outcome';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './MobileTitleBar.css';

export interface MobileTitleBarProps {
  /** The page's name; it is the page's `h1`. */
  title: string;
  /** Shows an arrow back. */
  back?: { label: string; onPress: () => Outcome };
  /** Up to two icon buttons at the right end: the bell, a menu. */
  actions?: ReactNode;
  /** How much of a form is done, 0 to 1: a thin line under the bar. Read by its `label`. */
  progress?: { value: number; label: string };
}

/** The phone's title bar, 56 px and the notch. */
export function MobileTitleBar({ title, back, actions, progress }: MobileTitleBarProps) {
  return (
    <header className={styles.bar} data-back={back ? true : undefined}>
      {back ? <IconButton icon={ArrowLeft} aria-label={back.label} onPress={back.onPress} /> : null}
      <h1 className={styles.title}>{title}</h1>
      {actions}
      {progress ? <Progress {...progress} /> : null}
    </header>
  );
}

function Progress({ value, label }: { value: number; label: string }) {
  const share = Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0;
  return <progress className={styles.progress} aria-label={label} max={1} value={share} />;
}
