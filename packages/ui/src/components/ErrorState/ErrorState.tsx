import { CloudAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { icon } from '../../private/icon-size';
import * as css from './ErrorState.css';

export interface ErrorStateProps {
  /** «Произошла ошибка». */
  title: ReactNode;
  /** What it means and what to do. */
  description?: ReactNode;
  /** Usually a button that tries again. */
  action?: ReactNode;
  /** What support needs to find the fault: a correlation id. */
  reference?: string;
  /** Place of the title in the outline. @default 2 */
  level?: 1 | 2 | 3;
}

/** In the place of what could not be loaded. It is announced when it comes. */
export function ErrorState({ title, description, action, reference, level = 2 }: ErrorStateProps) {
  const Title = level === 1 ? 'h1' : level === 2 ? 'h2' : 'h3';
  return (
    <div role="alert" className={css.error}>
      <span className={css.plate}>
        <CloudAlert {...icon.lg} />
      </span>
      <div className={css.words}>
        <Title className={css.title}>{title}</Title>
        {description !== undefined && <p className={css.description}>{description}</p>}
      </div>
      {action}
      {reference && <p className={css.reference}>{reference}</p>}
    </div>
  );
}
