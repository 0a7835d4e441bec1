import { Button } from '@karvon/ui/Button';
import { Dialog } from '@karvon/ui/Dialog';
import { RadioGroup } from '@karvon/ui/RadioGroup';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { proposedSide, type Difference, type Side } from './conflict';

export interface ConflictValue {
  text: string;
  image?: string | undefined;
}

export interface ConflictDialogProps<Field extends string> {
  differences: readonly Difference<Field>[];
  label: (field: Field) => string;
  value: (field: Field, side: Side) => ConflictValue;
  onResolve: (choices: ReadonlyMap<Field, Side> | undefined) => void;
}

/** Shows differences after another user saved the row: the user selects a value for each field. */
export function ConflictDialog<Field extends string>({
  differences,
  label,
  value,
  onResolve,
}: ConflictDialogProps<Field>) {
  const { t } = useTranslation();
  const [choices, setChoices] = useState(
    () => new Map(differences.map((one) => [one.field, proposedSide(one)])),
  );
  const [isPressed, setPressed] = useState(false);
  const finish = () => {
    const made = new Map<Field, Side>();
    for (const [field, side] of choices) if (side !== undefined) made.set(field, side);
    if (made.size < choices.size) setPressed(true);
    else onResolve(made);
  };
  const option = (field: Field, side: Side) => {
    const { text, image } = value(field, side);
    return { value: side, label: text, description: t(`conflict.${side}`), src: image };
  };
  return (
    <Dialog
      size="lg"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onResolve(undefined);
      }}
      title={t('conflict.title')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onPress={() => onResolve(undefined)}>{t('cancel')}</Button>
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
            <RadioGroup<Side>
              variant="cards"
              key={field}
              label={label(field)}
              value={chosen}
              onChange={(side) => setChoices(new Map(choices).set(field, side))}
              options={[option(field, 'mine'), option(field, 'theirs')]}
              errorMessage={isPressed && chosen === null ? t('conflict.choose') : null}
            />
          );
        })}
      </Stack>
    </Dialog>
  );
}
