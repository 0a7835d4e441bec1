import { Counter } from '@karvon/ui/Counter';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';

export function UnreadChats() {
  return (
    <Inline>
      <Link href="/chats">Чаты</Link>
      <Counter count={7} aria-label="7 непрочитанных" />
    </Inline>
  );
}
