import { Inline } from '@karvon/ui/Inline';
import { Button } from '@karvon/ui/Button';
import { Menu } from '@karvon/ui/Menu';
import { Stack } from '@karvon/ui/Stack';
import { TextArea, type TextAreaProps } from '@karvon/ui/TextArea';
import { Plus, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { variables } from './channel-definition';

/** A text with variables, which a menu adds at its end. */
export function TemplateField({
  usual,
  value = '',
  onChange,
  ...props
}: TextAreaProps & { usual: string }) {
  const { t } = useTranslation('channel');
  const label = typeof props.label === 'string' ? props.label : '';
  return (
    <Stack gap={2}>
      <TextArea {...props} value={value} {...(onChange && { onChange })} rows={9} />
      <Inline gap={2}>
        <Menu
          aria-label={t('insertIn', { field: label })}
          trigger={
            <Button size="sm" variant="ghost" icon={Plus}>
              {t('insert')}
            </Button>
          }
          items={variables.map((name) => ({
            id: name,
            label: t(`variable.${name}`),
            description: `{${name}}`,
            onAction: () => onChange?.(`${value}{${name}}`),
          }))}
        />
        {value !== usual && (
          <Button size="sm" variant="ghost" icon={Undo2} onPress={() => onChange?.(usual)}>
            {t('reset')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
