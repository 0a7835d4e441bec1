import {
  StackedBar,
  type StackedBarPart,
} from '../../packages/ui/src/components/StackedBar/StackedBar';
import { Block } from './Block';
import * as css from './foundations.css';
import { statuses } from './statuses';

/** Chart colour of a car's status. */
const tones = {
  active: 'success',
  barakami: 'deal',
  sold_on_karvon: 'inverse',
  moderation: 'info',
  expired: 'warn',
  flagged_to_admin: 'warn',
  moderation_declined: 'danger',
  reported_by_client: 'danger',
  ne_active: 'muted',
  archived: 'faint',
  deactivated: 'faint',
  deleted: 'faint',
} as const satisfies Record<keyof typeof statuses.car, StackedBarPart['tone']>;

const isStatus = (key: string): key is keyof typeof statuses.car => key in statuses.car;

const partsIn = (language: 'ru' | 'uz') =>
  Object.entries(tones).flatMap(([key, tone]): StackedBarPart[] =>
    isStatus(key) ? [{ id: key, label: statuses.car[key][language], value: 8, tone }] : [],
  );

export function ChartStatuses() {
  return (
    <Block>
      <div className={css.halves}>
        {(['ru', 'uz'] as const).map((language) => (
          <div key={language} lang={language} className={css.theme}>
            <StackedBar
              parts={partsIn(language)}
              aria-label={language === 'ru' ? 'Машины по статусам' : 'Avtomobillar holati bo‘yicha'}
              formatValue={String}
              labels={{ empty: '—' }}
            />
          </div>
        ))}
      </div>
    </Block>
  );
}
