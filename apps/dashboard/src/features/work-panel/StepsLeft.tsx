import { Button } from '@karvon/ui/Button';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { useTranslation } from 'react-i18next';
import type { Step } from './first-steps';
import { PanelCard } from './PanelCard';

export function StepsLeft({ steps, onHide }: { steps: readonly Step[]; onHide: () => void }) {
  const { t } = useTranslation(['work-panel', 'common']);
  return (
    <PanelCard
      id="start"
      title={t('start.left')}
      actions={
        <Button size="sm" variant="ghost" onPress={onHide}>
          {t('common:hide')}
        </Button>
      }
    >
      <RowList variant="flush" aria-label={t('start.left')}>
        {steps.map(({ id, icon, action }) => (
          <Row
            key={id}
            icon={icon}
            title={t(`start.${id}.title`)}
            detail={t(`start.${id}.text`)}
            actions={action}
          />
        ))}
      </RowList>
    </PanelCard>
  );
}
