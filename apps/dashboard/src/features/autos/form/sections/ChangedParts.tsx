import { Disclosure } from '@karvon/ui/Disclosure';
import { IconButton } from '@karvon/ui/IconButton';
import { Inline } from '@karvon/ui/Inline';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { Select } from '@karvon/ui/Select';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCatalogLabels } from '../use-catalog-options';
import { autoForm } from '../auto-definition';

const { Field } = autoForm;

const changes = ['painted', 'replaced', 'damaged'] as const;

export function ChangedParts() {
  const { t } = useTranslation('auto-form');
  const { parts, isLoading } = useCatalogLabels();
  // A restored draft can render before the names of its parts load.
  const shown = (part: string) => (isLoading ? '' : part);
  const labelOf = (part: string) => parts.find(({ value }) => value === part)?.label ?? shown(part);
  return (
    <Field name="changed_part">
      {({ value, onChange, onBlur, ref, errorMessage, label }) => (
        <Disclosure
          title={label}
          note={value.length > 0 ? t('options.chosen', { count: value.length }) : undefined}
          isForced={errorMessage !== undefined}
          defaultExpanded={value.length > 0}
        >
          <Stack gap={3}>
            {value.map(({ part, change }) => (
              <Inline key={part} justify="space-between" gap={3}>
                <Text>{labelOf(part)}</Text>
                <Inline gap={1} isWrapping={false}>
                  <SegmentedControl
                    size="sm"
                    aria-label={labelOf(part)}
                    value={changes.find((one) => one === change) ?? null}
                    onChange={(chosen) =>
                      onChange(
                        value.map((one) => (one.part === part ? { part, change: chosen } : one)),
                      )
                    }
                    options={changes.map((one) => ({ value: one, label: t(`condition.${one}`) }))}
                  />
                  <IconButton
                    size="sm"
                    icon={X}
                    aria-label={t('condition.removePart', { part: labelOf(part) })}
                    onPress={() => onChange(value.filter((one) => one.part !== part))}
                  />
                </Inline>
              </Inline>
            ))}
            <Select
              ref={ref}
              onBlur={onBlur}
              aria-label={t('condition.addPart')}
              placeholder={t('condition.addPart')}
              value={null}
              onChange={(part) => onChange([...value, { part, change: 'painted' }])}
              options={parts.filter((one) => value.every(({ part }) => part !== one.value))}
            />
          </Stack>
        </Disclosure>
      )}
    </Field>
  );
}
