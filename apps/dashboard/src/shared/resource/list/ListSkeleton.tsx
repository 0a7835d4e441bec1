import { Box } from '@karvon/ui/Box';
import { Card } from '@karvon/ui/Card';
import { Inline } from '@karvon/ui/Inline';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { useText } from '../../i18n/use-text';
import { useIsPhone } from '../../table/use-screen';

export function CardSkeleton() {
  return (
    <Card padding="none" isClipped>
      <Skeleton aspectRatio="2 / 1" radius="none" />
      <Box paddingBlock={8} paddingInline={4}>
        <Stack gap={3}>
          <Skeleton width="55%" height="20px" />
          <Skeleton width="85%" />
          <Skeleton width="40%" />
          <Skeleton width="60%" />
        </Stack>
      </Box>
    </Card>
  );
}

export function TableSkeleton({ rows, hasSelection }: { rows: number; hasSelection: boolean }) {
  const t = useText();
  const isPhone = useIsPhone();
  return (
    <div role="status" aria-busy aria-label={t('common:loading')}>
      <Card padding="none" isClipped>
        <Box padding={4}>
          <Stack gap={5}>
            {Array.from({ length: rows }, (_, at) => (
              <Inline key={at} gap={5} isWrapping={false}>
                {hasSelection && <Skeleton width="18px" height="18px" />}
                <Box flexGrow="true" minWidth={0}>
                  <Stack gap={1}>
                    <Skeleton width="40%" height="14px" />
                    <Skeleton width="64%" />
                  </Stack>
                </Box>
                {!isPhone && (
                  <>
                    <Skeleton width="92px" height="24px" />
                    <Skeleton width="124px" height="14px" />
                    <Skeleton width="100px" height="32px" />
                  </>
                )}
              </Inline>
            ))}
          </Stack>
        </Box>
      </Card>
    </div>
  );
}
