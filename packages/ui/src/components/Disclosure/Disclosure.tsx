import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { useIsLocked } from '../../private/form-lock';
import { icon } from '../../private/icon-size';
import { Text } from '../Text/Text';
import * as css from './Disclosure.css';

export interface DisclosureProps {
  /** Title of the content: «Ещё о машине». */
  title: string;
  /** To the right of the title: what is selected inside. */
  note?: string | undefined;
  /** Open at first. @default false */
  defaultExpanded?: boolean;
  /** A field inside has an error: it cannot be closed. @default false */
  isForced?: boolean;
  /** Mounted also while closed. */
  children: ReactNode;
}

/** Hides rarely used content. It stays mounted, so that a form can focus an error in it. */
export function Disclosure({
  title,
  note,
  defaultExpanded = false,
  isForced = false,
  children,
}: DisclosureProps) {
  const [isOpened, setOpened] = useState(defaultExpanded);
  const bodyId = useId();
  // In a locked form the header cannot be pressed, so the content is always open.
  const isLocked = useIsLocked(false);
  const isExpanded = isOpened || isForced || isLocked;
  return (
    <div className={css.fold}>
      <Button
        className={css.button}
        aria-expanded={isExpanded}
        aria-controls={bodyId}
        onPress={() => setOpened(!isExpanded)}
      >
        <span className={css.title}>{title}</span>
        {note !== undefined && (
          <span className={css.note}>
            <Text size="sm" tone="muted">
              {note}
            </Text>
          </span>
        )}
        <ChevronDown {...icon.sm} className={css.chevron} />
      </Button>
      <div id={bodyId} hidden={!isExpanded} className={css.body}>
        {children}
      </div>
    </div>
  );
}
