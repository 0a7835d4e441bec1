import type { TelegramPreview, TelegramPreviewRequest } from '@karvon/api/main';
import { Banner } from '@karvon/ui/Banner';
import { Card } from '@karvon/ui/Card';
import { Badge } from '@karvon/ui/Badge';
import { Inline } from '@karvon/ui/Inline';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useFieldMessage } from '../../shared/feedback/error-text';
import { isApiError } from '@karvon/api/errors';
import { formatNumber } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { channelQueries } from './queries';

type Message = TelegramPreview['messages'][number];

/** A post as Telegram shows it. */
export function PostPreview({
  channelId,
  request,
}: {
  channelId: number;
  request: TelegramPreviewRequest;
}) {
  const { t } = useTranslation('channel');
  const language = useLanguage();
  const errorText = useErrorText();
  const fieldMessage = useFieldMessage();
  const { data, error } = useQuery(channelQueries.preview(channelId, request));
  if (error !== null) {
    const code = isApiError(error) ? error.fieldErrors[0]?.code : undefined;
    return (
      <Banner tone="danger" role="alert">
        {fieldMessage(code) ?? errorText(error).text}
      </Banner>
    );
  }
  if (data === undefined) return <Skeleton height="280px" />;
  return (
    <Stack gap={2}>
      {data.messages.map((message, at) => (
        <MessageCard key={at} message={message} />
      ))}
      <Text as="p" size="sm" tone="muted">
        {t('length', {
          n: formatNumber(data.length, language),
          max: formatNumber(data.limit, language),
        })}
      </Text>
      {data.cut.length > 0 && (
        <Text as="p" size="sm" tone="warn">
          {t('cut', { parts: data.cut.map((part) => t(`cutPart.${part}`)).join(', ') })}
        </Text>
      )}
    </Stack>
  );
}

function MessageCard({ message }: { message: Message }) {
  return (
    <Card>
      <Stack gap={3}>
        {message.photos.length > 0 && (
          <Inline gap={2}>
            {message.photos.map(({ id, thumbnail }) => (
              <Thumbnail key={id} size="lg" src={thumbnail} />
            ))}
          </Inline>
        )}
        <Text as="p" isPreserved>
          {marked(message)}
        </Text>
        {message.buttons.length > 0 && (
          <Inline gap={2}>
            {message.buttons.map((label) => (
              <Badge key={label}>{label}</Badge>
            ))}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

/** Marks do not overlap and come in the order of the text. */
function marked({ text, marks }: Message): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { kind, offset, length } of marks) {
    parts.push(<Fragment key={end}>{text.slice(end, offset)}</Fragment>);
    const part = text.slice(offset, offset + length);
    const key = `mark-${offset}`;
    if (kind === 'strike') parts.push(<s key={key}>{part}</s>);
    else
      parts.push(
        <Text key={key} {...(kind === 'bold' ? { weight: 'semibold' } : { tone: 'accent' })}>
          {part}
        </Text>,
      );
    end = offset + length;
  }
  return [...parts, <Fragment key="end">{text.slice(end)}</Fragment>];
}
