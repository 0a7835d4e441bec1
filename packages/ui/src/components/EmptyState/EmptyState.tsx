import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './EmptyState.css';

export interface EmptyStateProps {
  /** What there is none of: «Пока нет машин». */
  title: ReactNode;
  /** One sentence: what to do about it. */
  description?: ReactNode;
  /** One action: a `Button` or a `LinkButton`. */
  action?: ReactNode;
  /** Stands under the arch. */
  icon?: LucideIcon;
  /** Place of the title in the outline. @default 2 */
  level?: 2 | 3;
}

/** A list with nothing in it: the arch, one sentence, one action. After a filter the action takes the filter away. */
export function EmptyState({ title, description, action, icon: Icon, level = 2 }: EmptyStateProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <div className={css.empty}>
      <svg width="120" height="84" viewBox="0 0 120 84" aria-hidden>
        <path className={css.arch} d="M18 84V44C18 22 42 20 60 2c18 18 42 20 42 42v40z" />
        {Icon && (
          <Icon className={css.glyph} x={42} y={40} width={36} height={36} strokeWidth={1.5} />
        )}
      </svg>
      <div className={css.words}>
        <Title className={css.title}>{title}</Title>
        {description !== undefined && <p className={css.description}>{description}</p>}
      </div>
      {action}
    </div>
  );
}
