import { Button } from '@karvon/ui/Button';
import { Heading } from '@karvon/ui/Heading';
import { IconButton } from '@karvon/ui/IconButton';
import { Popover } from '@karvon/ui/Popover';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { CircleQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Equation } from './use-equations';

export function HowPopover({
  subject,
  text,
  equations = [],
  note,
  hasLabel = false,
  children,
}: {
  subject: string;
  text: string;
  equations?: readonly Equation[];
  note?: string | undefined;
  /** True for a button with the text «Как считаем», false for an icon beside other buttons. @default false */
  hasLabel?: boolean;
  children?: ReactNode;
}) {
  const { t } = useTranslation('statistics');
  const title = t('how.title', { figure: subject });
  return (
    <Popover
      aria-label={title}
      placement="bottom end"
      trigger={
        hasLabel ? (
          <Button variant="soft" size="sm" aria-label={title}>
            {t('howCounted')}
          </Button>
        ) : (
          <IconButton size="sm" icon={CircleQuestionMark} aria-label={title} />
        )
      }
    >
      <Stack gap={3}>
        <Heading level={3}>{title}</Heading>
        <Text as="p" size="sm" tone="muted">
          {text}
        </Text>
        {equations.length > 0 && (
          <RowList variant="divided" aria-label={title}>
            {equations.map(({ id, label, text: equation }) => (
              <Row key={id} size="sm" title={label} detail={<Text isNumeric>{equation}</Text>} />
            ))}
          </RowList>
        )}
        {children}
        {note !== undefined && (
          <Text as="p" size="xs" tone="subtle">
            {note}
          </Text>
        )}
      </Stack>
    </Popover>
  );
}
