import { Box } from '@karvon/ui/Box';
import { Card } from '@karvon/ui/Card';
import { DefinitionList } from '@karvon/ui/DefinitionList';
import { icon } from '@karvon/ui/internal/icon-size';
import { Inline } from '@karvon/ui/Inline';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../shared/i18n/languages';
import { useLanguage } from '../../../shared/i18n/use-language';
import { BannerImage, hasShapeOf } from '../BannerImage';
import { adsQueries } from '../queries';
import { isHttps, type CampaignValues } from './campaign-definition';
import { cells, isFilled } from './campaign-values';

/** Nine digits or more, with any grouping. */
const phone = /(?:\d[\s()-]?){9,}/;

const isShouted = (text: string) =>
  text.length > 5 && text === text.toUpperCase() && text !== text.toLowerCase();

interface CampaignRailProps {
  paid: number;
  /** True when nothing more is due and no moderation follows. */
  isOver: boolean;
}

export function CampaignRail({ paid, isOver }: CampaignRailProps) {
  const { t } = useTranslation('ads');
  const { control } = useFormContext<CampaignValues>();
  const values = useWatch({ control, compute: (all: CampaignValues) => all });
  return (
    <Box as="aside" aria-label={t('form.preview')}>
      <Stack>
        <Preview values={values} />
        {!isOver && (
          <>
            {values.budget !== null && <ToPay amount={Math.max(0, values.budget - paid)} />}
            <Checks values={values} />
          </>
        )}
      </Stack>
    </Box>
  );
}

function ToPay({ amount }: { amount: number }) {
  const { t } = useTranslation('ads');
  const { data } = useQuery(adsQueries.balance());
  const free = data === undefined ? 0 : data.free - data.held;
  const fromBalance = Math.min(amount, free);
  return (
    <Card title={t('form.toPay')}>
      <Stack gap={3}>
        <Text size="xl" weight="semibold" isNumeric>
          {t('money', { amount })}
        </Text>
        {fromBalance > 0 && (
          <DefinitionList
            align="end"
            items={[
              { term: t('form.fromBalance'), detail: t('money', { amount: fromBalance }) },
              { term: t('form.byCard'), detail: t('money', { amount: amount - fromBalance }) },
            ]}
          />
        )}
      </Stack>
    </Card>
  );
}

function Preview({ values: { banners } }: { values: CampaignValues }) {
  const { t } = useTranslation(['ads', 'common']);
  const own = useLanguage();
  const [chosen, setChosen] = useState<Language>();
  const ready = cells.filter(({ name }) => banners[name].image?.state === 'ready');
  const languages = ready.map((cell) => cell.language);
  const language = chosen ?? (languages.includes(own) ? own : (languages[0] ?? own));
  const shown = ready.filter((cell) => cell.language === language);
  return (
    <Card
      title={t('form.preview')}
      action={
        <SegmentedControl
          aria-label={t('common:language.label')}
          value={language}
          onChange={setChosen}
          options={[
            { value: 'ru', label: 'RU' },
            { value: 'uz', label: 'UZ' },
          ]}
        />
      }
    >
      <Stack gap={4}>
        {shown.length === 0 && <Text tone="muted">{t('form.noBanner')}</Text>}
        {shown.map(({ name, position }) => {
          const { image, title, text } = banners[name];
          return (
            <Stack key={name} gap={2}>
              <Text size="sm" tone="muted">
                {t(`position.${position}`)}
              </Text>
              {image?.state === 'ready' && (
                <BannerImage position={position} src={image.url} alt={title} />
              )}
              {title !== '' && <Text weight="medium">{title}</Text>}
              {text !== '' && (
                <Text size="sm" tone="muted">
                  {text}
                </Text>
              )}
            </Stack>
          );
        })}
      </Stack>
    </Card>
  );
}

interface Shape {
  width: number;
  height: number;
}

async function shapeOf(url: string): Promise<Shape> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return { width: image.naturalWidth, height: image.naturalHeight };
}

function useShapesFit({ banners }: CampaignValues): boolean {
  const [shapes, setShapes] = useState<Readonly<Record<string, Shape>>>({});
  const images = cells.flatMap(({ name, position }) => {
    const { image } = banners[name];
    return image?.state === 'ready' ? [{ position, url: image.url }] : [];
  });
  const urls = images.map(({ url }) => url).join(' ');
  // Outside system: the browser, which loads the same images as the previews.
  useEffect(() => {
    for (const url of urls.split(' ').filter(Boolean))
      shapeOf(url).then(
        (shape) => setShapes((known) => ({ ...known, [url]: shape })),
        () => undefined,
      );
  }, [urls]);
  return images.every(({ position, url }) => {
    const shape = shapes[url];
    return shape === undefined || hasShapeOf(position, shape.width, shape.height);
  });
}

function Checks({ values }: { values: CampaignValues }) {
  const { t } = useTranslation('ads');
  const { href, banners } = values;
  const isInShape = useShapesFit(values);
  const filled = cells.filter(({ name }) => isFilled(banners[name]));
  if (filled.length === 0) return null;
  const texts = filled.flatMap(({ name }) => [banners[name].title, banners[name].text]);
  const checks = [
    ['link', isHttps(href)],
    ['size', isInShape],
    ['phone', !texts.some((text) => phone.test(text))],
    ['caps', !texts.some(isShouted)],
    ['uz', filled.some(({ language }) => language === 'uz')],
  ] as const;
  return (
    <Card title={t('form.check')}>
      <Stack gap={2} as="ul">
        {checks.map(([check, isFine]) => (
          <li key={check}>
            <Text as="div" size="sm" tone={isFine ? 'success' : 'warn'}>
              <Inline gap={2} isWrapping={false}>
                {isFine ? (
                  <CircleCheck {...icon.sm} aria-label={t('form.done')} />
                ) : (
                  <CircleAlert {...icon.sm} aria-label={t('form.todo')} />
                )}
                <Text tone="default">
                  {t(isFine ? `form.checks.${check}` : `form.failed.${check}`)}
                </Text>
              </Inline>
            </Text>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
