import { CloudAlert, type LucideIcon } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { icon as iconSize } from '../../private/icon-size';
import { useFocusNeighbour } from '../../private/use-focus-neighbour';
import * as css from './EmptyState.css';

export interface EmptyStateProps {
  /** The missing content, or the failure: «Пока нет машин». */
  title: ReactNode;
  /** One sentence: what the user can do. */
  description?: ReactNode;
  /** One action: a `Button`. After an error it tries again. */
  action?: ReactNode;
  /** `danger`: it failed to load. Announced when it appears. @default 'neutral' */
  tone?: 'neutral' | 'danger';
  /** Below the illustration, or in the tile of an error. @default none, and CloudAlert for an error */
  icon?: LucideIcon;
  /** A correlation id for support. Can be selected and copied. */
  reference?: string | undefined;
  /** Heading level of the title. @default 2 */
  level?: 1 | 2 | 3;
}

const headings = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/** Replaces content that is empty, filtered out or failed to load: an illustration, one sentence, one action. */
export function EmptyState({
  title,
  description,
  action,
  tone = 'neutral',
  icon,
  reference,
  level = 2,
}: EmptyStateProps) {
  const Title = headings[level];
  const isError = tone === 'danger';
  const state = useRef<HTMLDivElement>(null);
  // Pressing the action may remove this element.
  useFocusNeighbour(state);
  return (
    <div ref={state} className={css.state} role={isError ? 'alert' : undefined}>
      {isError ? <ErrorTile icon={icon ?? CloudAlert} /> : <Arch icon={icon} />}
      <div className={css.text}>
        <Title className={css.title}>{title}</Title>
        {description !== undefined && <p className={css.description}>{description}</p>}
      </div>
      {action}
      {reference && <p className={css.reference}>{reference}</p>}
    </div>
  );
}

function ErrorTile({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span className={css.tile}>
      <Icon {...iconSize.lg} />
    </span>
  );
}

function Arch({ icon: Icon }: { icon: LucideIcon | undefined }) {
  return (
    <svg width="120" height="84" viewBox="0 0 120 84" aria-hidden>
      <path className={css.arch} d="M18 84V44C18 22 42 20 60 2c18 18 42 20 42 42v40z" />
      {Icon && (
        <Icon className={css.glyph} x={42} y={40} width={36} height={36} strokeWidth={1.5} />
      )}
    </svg>
  );
}
