import type { AutoQualityCheck } from '@karvon/api/main';
import { Card } from '@karvon/ui/Card';
import { CompletenessDial } from '@karvon/ui/CompletenessDial';
import { Inline } from '@karvon/ui/Inline';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { TodoList, type TodoItem } from '@karvon/ui/TodoList';
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

/** No more than these are shown: a list of nine says nothing. */
const shown = 4;

interface CompletenessCardProps {
  completeness: Completeness;
  /** Fields with an error now. */
  errors: readonly AutoField[];
  /** The first required field that is empty. */
  firstMissing: AutoField | undefined;
  onGo: (field: AutoField) => void;
}

/** How complete the listing is, and what would raise it, each a way to its field. */
export function CompletenessCard({
  completeness,
  errors,
  firstMissing,
  onGo,
}: CompletenessCardProps) {
  const { t } = useTranslation('auto-form');
  const { score, items } = completeness;
  const [firstError] = errors;
  const words = ({ check, missing }: CompletenessItem) =>
    check === 'required' || check === 'photos' || check === 'options'
      ? t(`completeness.${check}`, { count: missing })
      : t(`completeness.${check}`);
  const title = score >= 100 ? 'ready' : score >= 70 ? 'almost' : score >= 20 ? 'going' : 'start';
  const todo: TodoItem[] = items.slice(0, shown).map((item) => ({
    id: item.check,
    icon: icons[item.check],
    label: words(item),
    gain: t('completeness.gain', { points: item.gain }),
    onPress: () => {
      const field = item.check === 'required' ? firstMissing : places[item.check];
      if (field !== undefined) onGo(field);
    },
  }));
  if (firstError !== undefined) {
    todo.unshift({
      id: 'errors',
      icon: CircleAlert,
      label: t('completeness.fix', { count: errors.length }),
      tone: 'danger',
      onPress: () => onGo(firstError),
    });
  }
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
        <TodoList items={todo} />
      </Stack>
    </Card>
  );
}
