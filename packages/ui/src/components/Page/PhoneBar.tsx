import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Outcome } from '../../private/outcome';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './phone-bar.css';

/** The title bar of a phone. */
export interface PagePhoneBar {
  /** A shorter title. @default the title of the page */
  title?: string;
  /** Shows a Back button. */
  back?: {
    /** Name of the button: «Назад». */
    label: string;
    /** Goes back. */
    onPress: () => Outcome;
  };
  /** Up to two icon buttons on the right: the bell, a menu. */
  actions?: ReactNode;
  /** The share of a form that is complete, 0 to 1: a thin line below the bar. Announced with its `label`. */
  progress?: {
    /** 0 to 1. */
    value: number;
    /** Name of the measure: «Заполнено». */
    label: string;
  };
}

/** The title bar of a phone, 56 px plus the notch. */
export function PhoneBar({
  title,
  back,
  actions,
  progress,
}: Omit<PagePhoneBar, 'title'> & { title: ReactNode }) {
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
