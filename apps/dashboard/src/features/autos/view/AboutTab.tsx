import type { Auto, OptionReference } from '@karvon/api/main';
import { Badge } from '@karvon/ui/Badge';
import { Card } from '@karvon/ui/Card';
import { DefinitionList } from '@karvon/ui/DefinitionList';
import { Grid } from '@karvon/ui/Grid';
import { Inline } from '@karvon/ui/Inline';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../shared/marketplace/language-of';
import { useLanguage } from '../../../shared/i18n/use-language';
import { optionName } from '../auto-labels';
import { useCarFacts, useDealFacts } from './auto-facts';

const optionGroups = ['media_tools', 'external_body_kit', 'optics', 'salon', 'services'] as const;

export function AboutTab({ auto }: { auto: Auto }) {
  const { t } = useTranslation('autos');
  const { description } = auto.core_car;
  return (
    <Stack gap={4}>
      <Card title={t('detail.facts')}>
        <DefinitionList columns={2} items={useCarFacts(auto)} />
      </Card>
      <Grid columns={[1, 1, 2]}>
        <Stack gap={4}>
          <Card title={t('detail.deal')}>
            <DefinitionList items={useDealFacts(auto)} />
          </Card>
          <BodyParts auto={auto} />
        </Stack>
        <Stack gap={4}>
          <Options auto={auto} />
          {description !== undefined && description !== '' && (
            <Card title={t('detail.description')}>
              <div lang={languageOf(description)}>
                <Text as="p" isPreserved isTranslatable>
                  {description}
                </Text>
              </div>
            </Card>
          )}
        </Stack>
      </Grid>
    </Stack>
  );
}

function Options({ auto }: { auto: Auto }) {
  const { t } = useTranslation('autos');
  const groups = optionGroups.filter((group) => auto.core_car[group].length > 0);
  return (
    <Card title={t('detail.options')}>
      {groups.length === 0 ? (
        <Text tone="muted">{t('detail.noOptions')}</Text>
      ) : (
        <Stack gap={3}>
          {groups.map((group) => (
            <OptionGroup
              key={group}
              name={t(`detail.field.${group}`)}
              options={auto.core_car[group]}
            />
          ))}
        </Stack>
      )}
    </Card>
  );
}

function OptionGroup({ name, options }: { name: string; options: readonly OptionReference[] }) {
  const language = useLanguage();
  return (
    <Stack gap={1}>
      <Text size="sm" tone="muted">
        {name}
      </Text>
      <Inline>
        {options.map((option) => (
          <Badge key={option.id}>{optionName(option, language)}</Badge>
        ))}
      </Inline>
    </Stack>
  );
}

function BodyParts({ auto }: { auto: Auto }) {
  const { t } = useTranslation('autos');
  if (auto.changed_part.length === 0) return null;
  return (
    <Card title={t('detail.bodyParts')}>
      <DefinitionList
        items={auto.changed_part.map(({ part, change }) => ({
          term: t(`detail.part.${part}`),
          detail: t(`detail.change.${change}`),
        }))}
      />
    </Card>
  );
}
