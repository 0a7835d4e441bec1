import { Card } from '@karvon/ui/Card';
import { Page } from '@karvon/ui/Page';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Columns } from '@karvon/ui/Columns';
import { Stack } from '@karvon/ui/Stack';
import { VisuallyHidden } from '@karvon/ui/VisuallyHidden';
import { useTranslation } from 'react-i18next';

const lines = ['60%', '40%', '75%', '55%', '70%'];

/** A car's page as a skeleton. */
export function AutoSkeleton() {
  const { t } = useTranslation();
  return (
    <Page title={<VisuallyHidden>{t('loading')}</VisuallyHidden>}>
      <div aria-busy>
        <Columns
          ratio="3:2"
          side={
            <Card>
              <Stack gap={4}>
                {lines.map((width) => (
                  <Skeleton key={width} width={width} height="20px" />
                ))}
                <Skeleton height="40px" radius="md" />
              </Stack>
            </Card>
          }
        >
          <Skeleton aspectRatio="8 / 5" radius="lg" />
        </Columns>
      </div>
    </Page>
  );
}
