import type { AutoSummary } from '@karvon/api/main';
import { MediaCard, type MediaCardFact } from '@karvon/ui/marketplace/MediaCard';
import { CalendarDays, Eye, Heart, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format/number';
import { useLanguage } from '../../../shared/i18n/use-language';
import { paths } from '../../../shared/paths';
import type { ListCardProps } from '../../../shared/resource/list/define-list';
import { CarStatusBadge } from '../../../shared/status/CarStatusBadge';
import { AutoMenu } from '../actions/AutoMenu';
import { targetOfCard } from '../actions/action-target';
import { autoTitle, longInSalon } from '../auto-rules';
import { pricePair, specsLine } from '../auto-labels';
import { FooterAction, useCardFooter } from './CardFooter';

/** A car in the list: what it is, how it is doing, and the one thing to do or wait for. */
export function AutoCard({ row: auto, isFirst, selection }: ListCardProps<AutoSummary>) {
  const { t } = useTranslation(['autos', 'format']);
  const language = useLanguage();
  const { footer, content } = useCardFooter(auto);
  const target = targetOfCard(auto);
  const { price, other } = pricePair(auto, language);
  const title = autoTitle(auto);
  return (
    <MediaCard
      level={2}
      title={title}
      href={paths.autos.view(auto.id)}
      src={auto.cover?.thumbnail}
      loading={isFirst ? 'eager' : 'lazy'}
      badge={<CarStatusBadge status={auto.status} isLifted />}
      photoCount={auto.photo_count}
      photoCountLabel={t('card.photos', { count: auto.photo_count })}
      selectLabel={t('card.select', { title })}
      {...(selection && {
        isSelected: selection.isSelected,
        onSelectedChange: selection.onChange,
      })}
      menu={<AutoMenu auto={target} />}
      specs={specsLine(auto, t, language) || t('card.noSpecs')}
      price={price}
      priceNote={price === undefined ? t('card.noPrice') : other}
      facts={useFacts(auto)}
      footerText={content.text}
      footerIcon={content.icon}
      footerTone={content.tone}
      footerAction={'action' in footer ? <FooterAction footer={footer} auto={target} /> : undefined}
    />
  );
}

/** Figures of a car; dashes until it has been seen by a buyer. */
function useFacts(auto: AutoSummary): MediaCardFact[] {
  const { t } = useTranslation('autos');
  const language = useLanguage();
  const figure = (value: number) =>
    auto.published_at === undefined ? '—' : formatNumber(value, language);
  return [
    { icon: Eye, label: t('card.views'), text: figure(auto.views) },
    { icon: Heart, label: t('card.likes'), text: figure(auto.likes) },
    { icon: Phone, label: t('card.calls'), text: figure(auto.calls) },
    {
      icon: CalendarDays,
      label: t('card.days'),
      text: t('card.inSalon', { count: auto.days_in_salon }),
      ...(auto.days_in_salon >= longInSalon &&
        auto.sold_at === undefined && { tone: 'warn' as const }),
    },
  ];
}
