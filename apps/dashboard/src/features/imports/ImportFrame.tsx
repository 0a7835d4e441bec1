import type { Import } from '@karvon/api/main';
import { ActionBar } from '@karvon/ui/ActionBar';
import { Breadcrumbs } from '@karvon/ui/Breadcrumbs';
import { Button } from '@karvon/ui/Button';
import { Page } from '@karvon/ui/Page';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../shared/format/date';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import { useIsPhone } from '../../shared/table/use-screen';
import { ImportSteps, type Step } from './ImportSteps';

interface StepBar {
  back: string;
  message: string;
  /** The main button. */
  action: ReactNode;
}

/** A step of an import. Its bar is at the bottom; on phones the main button alone, above the tab bar. */
export function ImportFrame({
  data,
  step,
  actions,
  bar,
  children,
}: {
  data?: Import | undefined;
  step?: Step | undefined;
  actions?: ReactNode;
  bar?: StepBar;
  children: ReactNode;
}) {
  const { t } = useTranslation(['imports', 'common']);
  const language = useLanguage();
  const isPhone = useIsPhone();
  const context = data && [
    data.file_name,
    data.sheets.length > 1 && t('sheetNamed', { name: data.sheets[data.sheet]?.name ?? '' }),
    t('rows', { count: data.rows }),
    step === 'result' && data.by.name,
    data.confirmed_at !== undefined && formatDateTime(data.confirmed_at, language),
  ];
  const back = bar && <Button href={bar.back}>{t('common:back')}</Button>;
  return (
    <>
      <Page
        title={t('title')}
        context={context?.filter(Boolean).join(' · ') ?? t('lead')}
        actions={
          isPhone && bar ? (
            <>
              {back}
              {actions}
            </>
          ) : (
            actions
          )
        }
        phoneAction={isPhone && bar?.action}
        breadcrumbs={
          <Breadcrumbs
            aria-label={t('common:form.path')}
            items={[{ label: t('cars'), href: paths.autos.index }]}
          />
        }
      >
        <Stack>
          {step && <ImportSteps step={step} />}
          {children}
          {isPhone && bar && <Text tone="muted">{bar.message}</Text>}
        </Stack>
      </Page>
      {!isPhone && bar && (
        <ActionBar aria-label={t('actions')} start={back} message={bar.message}>
          {bar.action}
        </ActionBar>
      )}
    </>
  );
}
