import { Card } from '@karvon/ui/Card';
import { FormColumns } from '@karvon/ui/FormColumns';
import { MobileTitleBar } from '@karvon/ui/MobileTitleBar';
import { Page } from '@karvon/ui/Page';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths';

const sections = ['photos', 'car', 'price'] as const;

/** The form in outline, while its car is on the way. One can go back from it. */
export function AutoEditPending({ id }: { id: number }) {
  const { t } = useTranslation(['auto-form', 'common']);
  const navigate = useNavigate();
  return (
    <Page
      title={t('editTitle')}
      phoneBar={
        <MobileTitleBar
          title={t('editTitle')}
          back={{
            label: t('common:back'),
            onPress: () => void navigate(paths.autos.view(id)),
          }}
        />
      }
    >
      <div aria-busy>
        <FormColumns
          nav={
            <Stack gap={3}>
              {['80%', '60%', '70%', '50%'].map((width) => (
                <Skeleton key={width} width={width} height="20px" />
              ))}
            </Stack>
          }
          rail={<Skeleton height="280px" radius="lg" />}
        >
          <Stack>
            {sections.map((section) => (
              <Card key={section}>
                <Stack>
                  <Skeleton width="30%" height="20px" />
                  <Skeleton height="40px" radius="md" />
                  <Skeleton height="40px" radius="md" />
                </Stack>
              </Card>
            ))}
          </Stack>
        </FormColumns>
      </div>
    </Page>
  );
}
