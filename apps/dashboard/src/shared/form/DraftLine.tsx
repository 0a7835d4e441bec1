import { icon } from '@karvon/ui/internal/icon-size';
import { Inline } from '@karvon/ui/Inline';
import { Text } from '@karvon/ui/Text';
import { CheckCheck, TriangleAlert } from 'lucide-react';
import { formatTime } from '../format/date';
import { useText } from '../i18n/use-text';
import type { Draft } from './draft';

/** `Черновик сохранён на устройстве в 14:32`, or that storage failed. An empty line until then, so that nothing moves. */
export function DraftLine<Values>({
  draft: { savedAt, isPageOnly },
}: {
  draft: Pick<Draft<Values>, 'savedAt' | 'isPageOnly'>;
}) {
  const t = useText();
  const Sign = isPageOnly ? TriangleAlert : CheckCheck;
  const text =
    savedAt === undefined
      ? '\u00A0'
      : isPageOnly
        ? t('common:draft.notKept')
        : t('common:draft.saved', { time: formatTime(savedAt) });
  return (
    <Text as="div" size="sm" tone={isPageOnly ? 'danger' : 'muted'}>
      <Inline gap={1} isWrapping={false}>
        {savedAt !== undefined && <Sign {...icon.sm} />}
        <span role="status">{text}</span>
      </Inline>
    </Text>
  );
}
