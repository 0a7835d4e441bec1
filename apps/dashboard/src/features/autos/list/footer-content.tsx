import { Timer } from '@karvon/ui/Timer';
import type { AutoSummary } from '@karvon/api/main';
import { serverOffset } from '@karvon/api/server-clock';
import type { TFunction } from 'i18next';
import {
  Archive,
  CalendarClock,
  CalendarX,
  CircleAlert,
  CircleCheck,
  CirclePause,
  BadgeCheck,
  Flag,
  Hourglass,
  MessageCircleWarning,
  PencilLine,
  Timer as TimerIcon,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { calendarDays, formatDay } from '../../../shared/format/date';
import { formatMoneyShort } from '../../../shared/format/money';
import {
  formatDayTime,
  formatRelative,
  formatTimeLeft,
} from '../../../shared/format/relative-time';
import type { Language } from '../../../shared/i18n/languages';
import { refreshInterval } from '../auto-rules';
import type { CardFooter } from './card-footer';

export interface FooterContent {
  text: ReactNode;
  icon?: LucideIcon;
  tone?: 'neutral' | 'success' | 'warn' | 'danger';
}

interface FooterContext {
  t: TFunction<['autos']>;
  language: Language;
  now: number;
  onDone: () => void;
}

export function footerContent(
  footer: CardFooter,
  auto: Pick<AutoSummary, 'declined_reason' | 'sale_price' | 'sale_currency' | 'currency'>,
  { t, language, now, onDone }: FooterContext,
): FooterContent {
  const day = (at: string) => formatDay(at, language);
  switch (footer.kind) {
    case 'refresh_ready':
      return { text: t('footer.ready'), icon: CircleCheck, tone: 'success' };
    case 'refresh_waiting':
      return {
        text: (
          <Timer
            direction="down"
            at={footer.until}
            serverOffset={serverOffset()}
            total={refreshInterval}
            format={(left) => formatTimeLeft(left, language)}
            label={t('footer.waiting')}
            doneLabel={t('footer.ready')}
            onDone={onDone}
          />
        ),
      };
    case 'expiring': {
      const isToday = calendarDays(now, footer.at) <= 0;
      const when = formatRelative(footer.at, language, now);
      return {
        text: isToday ? t('footer.expiresToday') : t('footer.expires', { when }),
        icon: CalendarClock,
        tone: 'warn',
      };
    }
    case 'waiting': {
      const when = formatDayTime(footer.since, language, now);
      return footer.status === 'moderation'
        ? { text: t('footer.sent', { when }), icon: Hourglass }
        : { text: t('footer.checking', { when: day(footer.since) }), icon: Flag };
    }
    case 'reported':
      return {
        text: t('footer.reported', { when: day(footer.since) }),
        icon: MessageCircleWarning,
        tone: 'danger',
      };
    case 'declined': {
      const reason = auto.declined_reason;
      const text = language === 'ru' ? reason?.text_ru : reason?.text_uz;
      return { text: text ?? t('footer.declined'), icon: CircleAlert, tone: 'danger' };
    }
    case 'reserved':
      return footer.until === undefined
        ? { text: t('footer.reservedOpen'), icon: TimerIcon }
        : {
            text: (
              <Timer
                direction="down"
                at={footer.until}
                serverOffset={serverOffset()}
                icon={TimerIcon}
                format={(left) => formatTimeLeft(left, language)}
                label={t('footer.reserved')}
                doneLabel={t('footer.reservedEnd')}
              />
            ),
          };
    case 'expired':
      return { text: t('footer.expired', { when: day(footer.at) }), icon: CalendarX, tone: 'warn' };
    case 'deactivated':
      return { text: t('footer.deactivated', { when: day(footer.at) }), icon: CirclePause };
    case 'sold': {
      const when = day(footer.at);
      return {
        text:
          auto.sale_price === undefined
            ? t('footer.sold', { when })
            : t('footer.soldFor', {
                when,
                money: formatMoneyShort(
                  auto.sale_price,
                  auto.sale_currency ?? auto.currency,
                  language,
                ),
              }),
        icon: BadgeCheck,
        tone: 'success',
      };
    }
    case 'archived':
      return { text: t('footer.archived', { when: day(footer.at) }), icon: Archive };
    case 'draft':
      return { text: t('footer.draft'), icon: PencilLine };
    case 'deleted':
      return { text: t('footer.deleted'), icon: Trash2 };
  }
  return footer satisfies never;
}
