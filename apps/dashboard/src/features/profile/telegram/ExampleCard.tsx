import { Box } from '@karvon/ui/Box';
import { Card } from '@karvon/ui/Card';
import { Grid } from '@karvon/ui/Grid';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useTranslation } from 'react-i18next';

/** Examples of the bot's messages, and of a reply to one. */
export function ExampleCard() {
  const { t } = useTranslation('telegram');
  return (
    <Card title={t('looks')}>
      <Box backgroundColor="sunken" borderRadius="lg" padding={3}>
        <Stack gap={2}>
          <Example
            title={t('event.missed_call')}
            lines={[t('example.client'), t('example.car')]}
            time="14:28"
          />
          <Grid columns={3} gap={1}>
            {[t('example.contacted'), t('example.call'), t('example.open')].map((label) => (
              <Box
                key={label}
                display="flex"
                justifyContent="center"
                backgroundColor="surface"
                borderRadius="md"
                paddingBlock={2}
                paddingInline={1}
                border="hairline"
              >
                <Text size="sm" tone="accent" isTruncated>
                  {label}
                </Text>
              </Box>
            ))}
          </Grid>
          <Example title={t('example.buyer')} lines={[t('example.question')]} time="14:30" />
          <Box display="flex" flexDirection="column" alignItems="flex-end">
            <Example
              quote={t('example.question')}
              lines={[t('example.reply')]}
              title={t('example.you')}
              time="14:31"
            />
          </Box>
          <Example title={t('event.lead_new')} lines={[t('example.taken')]} time="14:32" />
        </Stack>
      </Box>
    </Card>
  );
}

interface ExampleProps {
  title: string;
  /** Message that it replies to. */
  quote?: string;
  lines: readonly string[];
  time: string;
}

function Example({ title, quote, lines, time }: ExampleProps) {
  return (
    <Box backgroundColor="surface" borderRadius="lg" border="hairline" padding={3}>
      <Text as="p" weight="medium">
        {title}
      </Text>
      {quote !== undefined && (
        <Text as="p" size="sm" tone="muted">
          «{quote}»
        </Text>
      )}
      {lines.map((line) => (
        <Text key={line} as="p">
          {line}
        </Text>
      ))}
      <Box display="flex" justifyContent="flex-end">
        <Text size="xs" tone="muted">
          {time}
        </Text>
      </Box>
    </Box>
  );
}
