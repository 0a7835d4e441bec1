import type { BannerPosition, Pocket } from '@karvon/api/main';
import { Banner, BannerAction } from '@karvon/ui/Banner';
import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { Grid } from '@karvon/ui/Grid';
import { Heading } from '@karvon/ui/Heading';
import { Inline } from '@karvon/ui/Inline';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { TextField } from '@karvon/ui/TextField';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../shared/i18n/languages';
import { ImageField } from '../../../shared/photos/ImageField';
import { bannerSizes, hasShapeOf } from '../BannerImage';
import { campaignForm, type CampaignValues } from './campaign-definition';
import { bannerLanguages, isFilled, positions, type CellName } from './campaign-values';
import { usePocket } from './use-pocket';

const { Field } = campaignForm;
const set = { shouldDirty: true, shouldTouch: true } as const;

interface BannersSectionProps {
  pockets: readonly Pocket[];
  /** The campaign can no longer be changed, so nothing is missing. */
  isOver: boolean;
}

export function BannersSection({ pockets, isOver }: BannersSectionProps) {
  const { t } = useTranslation('ads');
  return (
    <Card id="banners" title={t('form.banners')} description={t('form.bannersHint')} size="lg">
      <Stack gap={6}>
        {positions.map((position) => (
          <Place key={position} position={position} pockets={pockets} isOver={isOver} />
        ))}
      </Stack>
    </Card>
  );
}

interface PlaceProps extends BannersSectionProps {
  position: BannerPosition;
}

function Place({ position, pockets, isOver }: PlaceProps) {
  const { t } = useTranslation('ads');
  const { control, setValue } = useFormContext<CampaignValues>();
  const [ru, uz] = useWatch({
    control,
    name: [`banners.${position}_ru`, `banners.${position}_uz`],
  });
  const [width, height] = bannerSizes[position];
  const { pocket } = usePocket(pockets);
  const isOfPocket = pocket?.positions.includes(position) ?? false;
  // Most campaigns use few positions: the first one and those of the package are expanded.
  const [isOpened, setOpened] = useState(position === positions[0]);
  const place = t(`position.${position}`);
  const heading = (
    <Inline gap={2}>
      <Heading level={3} size="md">
        {place}
      </Heading>
      <Text size="sm" tone="muted" isNumeric>
        {width} × {height}
      </Text>
    </Inline>
  );
  if (!isOpened && !isOfPocket && !isFilled(ru) && !isFilled(uz))
    return (
      <Inline justify="space-between" isWrapping={false}>
        {heading}
        <Button
          size="sm"
          variant="ghost"
          icon={Plus}
          aria-label={t('form.addPlace', { place })}
          onPress={() => setOpened(true)}
        >
          {t('form.add')}
        </Button>
      </Inline>
    );
  return (
    <Stack gap={3}>
      {heading}
      <Grid columns={[1, 2, 2]}>
        {bannerLanguages.map((language) => (
          <BannerCell
            key={language}
            position={position}
            pockets={pockets}
            name={`${position}_${language}`}
            language={language}
          />
        ))}
      </Grid>
      {!isOver && isFilled(ru) && !isFilled(uz) && (
        <Banner
          tone="warn"
          action={
            <BannerAction
              onPress={() => {
                setValue(`banners.${position}_uz.image`, ru.image, set);
                setValue(`banners.${position}_uz.title`, ru.title, set);
                setValue(`banners.${position}_uz.text`, ru.text, set);
              }}
            >
              {t('form.copy')}
            </BannerAction>
          }
        >
          {t('form.missing')}
        </Banner>
      )}
    </Stack>
  );
}

function BannerCell({
  position,
  pockets,
  name,
  language,
}: Omit<PlaceProps, 'isOver'> & { name: CellName; language: Language }) {
  const { t } = useTranslation('ads');
  const { control } = useFormContext<CampaignValues>();
  const cell = useWatch({ control, name: `banners.${name}` });
  const [size, setSize] = useState<{ width: number; height: number }>();
  const { pocket, leave } = usePocket(pockets);
  const { image } = cell;
  const [width, height] = bannerSizes[position];
  const isCropped =
    image !== null && size !== undefined && !hasShapeOf(position, size.width, size.height);
  return (
    <Stack gap={3}>
      <Field name={`banners.${name}.image`}>
        {(field) => (
          <ImageField
            {...field}
            onChange={(chosen) => {
              field.onChange(chosen);
              const isOutside = pocket !== undefined && !pocket.positions.includes(position);
              if (chosen !== null && isOutside) leave();
            }}
            label={t(`form.banner.${language}`)}
            purpose="banner"
            shape="landscape"
            ratio={width / height}
            onSize={setSize}
            hint={t('form.fileHint')}
            addLabel={t(`form.addBanner.${language}`)}
            takenCode="banner_already_uploaded"
          />
        )}
      </Field>
      {isCropped && (
        <Banner size="sm">
          {t('form.ratio', { size: `${String(width)} × ${String(height)}` })}
        </Banner>
      )}
      {isFilled(cell) && (
        <>
          <Field name={`banners.${name}.title`}>{(field) => <TextField {...field} />}</Field>
          <Field name={`banners.${name}.text`}>{(field) => <TextField {...field} />}</Field>
        </>
      )}
    </Stack>
  );
}
