import { Button } from '@karvon/ui/Button';
import { Checkbox } from '@karvon/ui/Checkbox';
import { Inline } from '@karvon/ui/Inline';
import { mergeRefs, useInputMask, type Mask } from '@karvon/ui/internal/input-mask';
import { Link } from '@karvon/ui/Link';
import { readVin } from '@karvon/ui/parse/vin';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { TextField, type TextFieldProps } from '@karvon/ui/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../../../../shared/i18n/use-text';
import { paths } from '../../../../shared/paths';
import { autoForm } from '../auto-definition';
import type { Vin } from './use-vin';

const { Field } = autoForm;

const vinMask: Mask = { clean: readVin, format: (vin) => vin };

interface VinInputProps extends Pick<
  TextFieldProps,
  'label' | 'description' | 'errorMessage' | 'onBlur' | 'ref'
> {
  value: string;
  onChange: (vin: string) => void;
}

function VinInput({ ref, value, onChange, ...props }: VinInputProps) {
  const mask = useInputMask(vinMask, value, onChange);
  return (
    <TextField
      {...props}
      ref={mergeRefs(mask.inputRef, ref)}
      value={value}
      onChange={mask.onChange}
      onKeyDown={mask.onKeyDown}
      autoComplete="off"
      spellCheck="false"
    />
  );
}

/** Fills empty fields by the VIN, and says what is wrong with it. */
export function VinField({ vin }: { vin: Vin }) {
  const { t } = useTranslation('auto-form');
  return (
    <Field name="core_car.vin">
      {({ onChange, ...field }) => {
        const change = (text: string) => {
          onChange(text);
          vin.fill(text);
        };
        return (
          <Stack gap={2}>
            <VinInput {...field} onChange={change} description={t('model.vinHint')} />
            <div aria-live="polite">
              <VinFacts vin={vin} onChange={change} />
            </div>
          </Stack>
        );
      }}
    </Field>
  );
}

function VinFacts({ vin, onChange }: { vin: Vin; onChange: (vin: string) => void }) {
  const { t } = useTranslation(['auto-form', 'errors']);
  const { facts } = vin;
  if (facts === undefined) return null;
  const { suggestion, check_digit, is_taken, own, is_elsewhere } = facts;
  return (
    <Stack gap={2}>
      {suggestion !== undefined && (
        <Inline>
          <Button variant="soft" size="sm" onPress={() => onChange(suggestion)}>
            {t('vin.maybe', { vin: suggestion })}
          </Button>
        </Inline>
      )}
      {is_taken && (
        <Text size="sm" tone="danger">
          {own === undefined ? (
            t('errors:vin_taken')
          ) : (
            <Link href={paths.autos.view(own.id)}>{t('vin.own', { car: own.name })}</Link>
          )}
        </Text>
      )}
      {is_elsewhere && (
        <Text size="sm" tone="warn">
          {t('vin.other')}
        </Text>
      )}
      {check_digit === 'wrong' && <WrongDigit key={facts.vin} />}
      <ByVin vin={vin} />
    </Stack>
  );
}

function WrongDigit() {
  const { t } = useTranslation('auto-form');
  const [isRight, setRight] = useState(false);
  return (
    <Stack gap={1}>
      {!isRight && (
        <Text size="sm" tone="warn">
          {t('vin.check')}
        </Text>
      )}
      <Checkbox isSelected={isRight} onChange={setRight}>
        {t('vin.right')}
      </Checkbox>
    </Stack>
  );
}

/** Values that came from the VIN, with one press to clear them, or the years to choose from. */
function ByVin({ vin }: { vin: Vin }) {
  const { t } = useTranslation(['auto-form', 'common']);
  const text = useText();
  return (
    <>
      {vin.names.length > 0 && (
        <Inline gap={2}>
          <Text size="sm" tone="muted">
            {t('vin.by')}: {vin.names.join(', ')}
          </Text>
          <Button variant="ghost" size="sm" onPress={vin.clear}>
            {t('common:clear')}
          </Button>
        </Inline>
      )}
      {vin.years.length > 0 && (
        <Inline gap={2}>
          <Text size="sm" tone="muted">
            {text('auto-form:fields.year')} {t('vin.by')}
          </Text>
          {vin.years.map((one) => (
            <Button key={one} variant="soft" size="sm" onPress={() => vin.chooseYear(one)}>
              {String(one)}
            </Button>
          ))}
        </Inline>
      )}
    </>
  );
}
