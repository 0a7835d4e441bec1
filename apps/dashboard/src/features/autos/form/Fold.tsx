import { Text } from '@karvon/ui/Text';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import * as css from './FormSection.css';

export interface FoldProps {
  title: string;
  /** At the right of the title: what is chosen inside. */
  note?: string | undefined;
  /** Open at first. @default false */
  isOpen?: boolean;
  /** Something inside is wrong: it may not stay closed. @default false */
  isForced?: boolean;
  children: ReactNode;
}

/** Fields that most cars do not need, one press away. They stay mounted: the form focuses what is wrong in them. */
export function Fold({
  title,
  note,
  isOpen: isOpenAtFirst = false,
  isForced = false,
  children,
}: FoldProps) {
  const [isOpened, setOpened] = useState(isOpenAtFirst);
  const bodyId = useId();
  const isOpen = isOpened || isForced;
  return (
    <div className={css.fold}>
      <button
        type="button"
        className={css.foldButton}
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={() => setOpened(!isOpen)}
      >
        <span className={css.foldTitle}>{title}</span>
        {note !== undefined && (
          <Text size="sm" tone="muted">
            {note}
          </Text>
        )}
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden className={css.chevron} />
      </button>
      <div id={bodyId} className={isOpen ? css.foldBody : css.hidden}>
        {children}
      </div>
    </div>
  );
}
