import type { AutoQualityCheck } from '@karvon/api/main';
import { Card } from '@karvon/ui/Card';
import { CompletenessDial } from '../../../../shared/marketplace/CompletenessDial/CompletenessDial';
import { Inline } from '@karvon/ui/Inline';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import {
  CircleAlert,
  FileText,
  Fingerprint,
  Image,
  Layers,
  ListChecks,
  PaintRoller,
  Settings2,
  SlidersHorizontal,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AutoField } from '../auto-fields';
import type { Completeness, CompletenessItem } from '../completeness';

const icons = {
  required: ListChecks,
  photos: Image,
  options: SlidersHorizontal,
  description: FileText,
  vin: Fingerprint,
  modification: Settings2,
  position: Layers,
  number_of_owners: Users,
  paint_condition: PaintRoller,
} as const satisfies Record<AutoQualityCheck, LucideIcon>;

const places = {
  photos: 'photos',
  options: 'core_car.media_tools',
  description: 'core_car.description',
  vin: 'core_car.vin',
  modification: 'core_car.modification',
  position: 'core_car.position',
  number_of_owners: 'core_car.number_of_owners',
  paint_condition: 'core_car.paint_condition',
} as const satisfies Record<Exclude<AutoQualityCheck, 'required'>, AutoField>;

/** A longer list of suggestions would not be read. */
const shown = 4;

interface CompletenessCardProps {
  completeness: Completeness;
  errors: readonly AutoField[];
  firstMissing: AutoField | undefined;
  onGo: (field: AutoField) => void;
}

export function CompletenessCard({
  completeness,
  errors,
  firstMissing,
  onGo,
}: CompletenessCardProps) {
  const { t } = useTranslation('auto-form');
  const { score, items } = completeness;
  const [firstError] = errors;
  const description = ({ check, missing }: CompletenessItem) =>
    check === 'required' || check === 'photos' || check === 'options'
      ? t(`completeness.${check}`, { count: missing })
      : t(`completeness.${check}`);
  const title = score >= 100 ? 'ready' : score >= 70 ? 'almost' : score >= 20 ? 'going' : 'start';
  const go = (check: AutoQualityCheck) => {
    const field = check === 'required' ? firstMissing : places[check];
    if (field !== undefined) onGo(field);
  };
  return (
    <Card>
      <Stack gap={3}>
        <Inline gap={4} isWrapping={false}>
          <CompletenessDial value={score / 100} aria-label={t('completeness.label')} />
          <div>
            <Text as="p" weight="semibold">
              {t(`completeness.${title}`)}
            </Text>
            <Text as="p" size="sm" tone="muted">
              {t(score >= 100 ? 'completeness.done' : 'completeness.text')}
            </Text>
          </div>
        </Inline>
        <RowList>
          {firstError !== undefined && (
            <Row
              size="sm"
              icon={CircleAlert}
              title={t('completeness.fix', { count: errors.length })}
              tone="danger"
              onPress={() => onGo(firstError)}
            />
          )}
          {items.slice(0, shown).map((item) => (
            <Row
              key={item.check}
              size="sm"
              icon={icons[item.check]}
              title={description(item)}
              onPress={() => go(item.check)}
              end={
                <Text size="sm" weight="medium" tone="success" isNumeric>
                  {t('completeness.gain', { points: item.gain })}
                </Text>
              }
            />
          ))}
        </RowList>
      </Stack>
    </Card>
  );
}
