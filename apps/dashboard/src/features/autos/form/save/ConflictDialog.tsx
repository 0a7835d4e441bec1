import type { Auto } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { Dialog } from '@karvon/ui/Dialog';
import { RadioCards } from '@karvon/ui/RadioCards';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AutoField } from '../auto-fields';
import { fromAuto, type AutoFormValues } from '../auto-form-values';
import { useAutoForm } from '../use-auto-form';
import { useFieldLabel } from '../use-field-label';
import { autoDifferences, proposedSide, type Side } from './auto-differences';
import { useValueWords } from './use-value-words';

interface ConflictDialogProps {
  base: AutoFormValues | undefined;
  theirs: Auto;
  /** The choices; undefined goes back to the form. */
  onResolve: (choices: ReadonlyMap<AutoField, Side> | undefined) => void;
}

/** Somebody else saved the listing: what differs, and whose value stays, field by field. */
export function ConflictDialog({ base, theirs, onResolve }: ConflictDialogProps) {
  const { t } = useTranslation(['auto-form', 'common']);
  const form = useAutoForm();
  const label = useFieldLabel();
  const words = useValueWords();
  const [mine] = useState(() => form.getValues());
  const there = fromAuto(theirs);
  const differences = autoDifferences(base, mine, there);
  const [choices, setChoices] = useState(
    () => new Map(differences.map((one) => [one.field, proposedSide(one)])),
  );
  const [isPressed, setPressed] = useState(false);
  const finish = () => {
    const made = new Map<AutoField, Side>();
    for (const [field, side] of choices) if (side !== undefined) made.set(field, side);
    if (made.size < choices.size) setPressed(true);
    else onResolve(made);
  };
  return (
    <Dialog
      size="lg"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onResolve(undefined);
      }}
      title={t('common:conflict.title')}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button onPress={() => onResolve(undefined)}>{t('common:cancel')}</Button>
          <Button variant="primary" onPress={finish}>
            {t('conflict.save')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Text as="p" tone="muted">
          {t(differences.length === 0 ? 'conflict.same' : 'conflict.explain')}
        </Text>
        {differences.map(({ field }) => {
          const chosen = choices.get(field) ?? null;
          return (
            <RadioCards<Side>
              key={field}
              label={label(field)}
              value={chosen}
              onChange={(side) => setChoices(new Map(choices).set(field, side))}
              options={[
                {
                  value: 'mine',
                  label: words(field, mine),
                  description: t('common:conflict.mine'),
                },
                {
                  value: 'theirs',
                  label: words(field, there),
                  description: t('common:conflict.theirs'),
                },
              ]}
              errorMessage={isPressed && chosen === null ? t('conflict.choose') : null}
            />
          );
        })}
      </Stack>
    </Dialog>
  );
}
