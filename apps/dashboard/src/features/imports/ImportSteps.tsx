import { Badge } from '@karvon/ui/Badge';
import { Inline } from '@karvon/ui/Inline';
import { Text } from '@karvon/ui/Text';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const steps = ['file', 'columns', 'check', 'result'] as const;
export type Step = (typeof steps)[number];

export function ImportSteps({ step }: { step: Step }) {
  const { t } = useTranslation('imports');
  const current = steps.indexOf(step);
  return (
    <nav aria-label={t('stepsLabel')}>
      <Inline gap={4}>
        {steps.map((name, index) => (
          <span key={name} aria-current={name === step ? 'step' : undefined}>
            <Inline gap={2} isWrapping={false}>
              {index < current ? (
                <Badge tone="success" icon={Check}>
                  {String(index + 1)}
                </Badge>
              ) : (
                <Badge tone={index === current ? 'info' : 'neutral'}>{String(index + 1)}</Badge>
              )}
              <Text weight={index === current ? 'semibold' : 'regular'}>{t(`steps.${name}`)}</Text>
            </Inline>
          </span>
        ))}
      </Inline>
    </nav>
  );
}
