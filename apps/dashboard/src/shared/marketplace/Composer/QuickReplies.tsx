import { Settings2 } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Toolbar } from 'react-aria-components/Toolbar';
import { icon } from '@karvon/ui/internal/icon-size';
import { useSettle, type Outcome } from '@karvon/ui/internal/outcome';
import { scrollRow } from '@karvon/ui/internal/scroll-row.css';
import { useScrollRow } from '@karvon/ui/internal/use-scroll-row';
import type { QuickRepliesAction, QuickReply } from './attachment';
import { languageOf } from '../language-of';
import * as css from './Composer.css';

interface QuickRepliesProps {
  label: string;
  replies: readonly QuickReply[];
  isDisabled: boolean;
  onReply: ((id: QuickReply['id']) => Outcome) | undefined;
  action: QuickRepliesAction | undefined;
}

/** Quick replies in a row that scrolls sideways, with their settings at its end: one stop of Tab, arrows from one to the next. */
export function QuickReplies({ label, replies, isDisabled, onReply, action }: QuickRepliesProps) {
  const settle = useSettle();
  const row = useScrollRow<HTMLDivElement>(undefined);
  return (
    <Toolbar aria-label={label} className={css.replies}>
      {replies.length > 0 && (
        <div ref={row} className={`${scrollRow} ${css.replyRow}`}>
          {replies.map((reply) => (
            <Button
              key={reply.id}
              className={css.reply}
              isDisabled={isDisabled}
              onPress={() => settle(onReply?.(reply.id))}
            >
              <span lang={languageOf(reply.label)}>{reply.label}</span>
            </Button>
          ))}
        </div>
      )}
      {action && (
        <Button
          className={css.reply}
          data-action
          aria-label={replies.length === 0 ? undefined : action.label}
          onPress={() => settle(action.onPress())}
        >
          <Settings2 {...icon.sm} />
          {replies.length === 0 && action.label}
        </Button>
      )}
    </Toolbar>
  );
}
