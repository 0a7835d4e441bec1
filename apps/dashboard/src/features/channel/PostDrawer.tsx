import { Banner } from '@karvon/ui/Banner';
import { Button } from '@karvon/ui/Button';
import { DefinitionList } from '@karvon/ui/DefinitionList';
import { Dialog } from '@karvon/ui/Dialog';
import { Link } from '@karvon/ui/Link';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { StatusBadge } from '@karvon/ui/StatusBadge';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/format/number';
import { formatDayTime } from '../../shared/format/relative-time';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { PostButtons } from './PostActions';
import { LeadsOfPost } from './LeadsOfPost';
import { postStatus } from './post-status';
import { channelQueries } from './queries';

/** A post of the URL: its state, its figures and its next step. */
export function PostDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation(['channel', 'common']);
  const language = useLanguage();
  const query = useQuery(channelQueries.post(id));
  return (
    <Dialog
      isOpen
      placement="end"
      title={query.data?.car.title ?? t('postTitle')}
      closeLabel={t('common:close')}
      onOpenChange={onClose}
    >
      <QueryBoundary query={query} skeleton={<Skeleton height="240px" />} level={3}>
        {(post) => {
          const { status, reason, url, posted_at: posted } = post;
          const { tone, icon } = postStatus[status];
          return (
            <Stack gap={4}>
              {(reason !== undefined || post.old_photos || status === 'unknown') && (
                <Banner tone="warn">
                  {reason === undefined
                    ? t(status === 'unknown' ? 'checkChannel' : 'oldPhotos')
                    : t(`reason.${reason}`)}
                </Banner>
              )}
              <DefinitionList
                items={[
                  {
                    term: t('col.status'),
                    detail: (
                      <StatusBadge tone={tone} icon={icon}>
                        {t(`status.${status}`)}
                      </StatusBadge>
                    ),
                  },
                  {
                    term: t('col.car'),
                    detail: <Link href={paths.autos.view(post.car.id)}>{post.car.title}</Link>,
                  },
                  { term: t('choose'), detail: post.channel.name },
                  { term: t('col.when'), detail: formatDayTime(posted ?? post.due_at, language) },
                  { term: t('col.opened'), detail: formatNumber(post.opened, language) },
                  { term: t('col.wrote'), detail: formatNumber(post.wrote, language) },
                  { term: t('col.leads'), detail: <LeadsOfPost post={post} /> },
                ]}
              />
              {url !== undefined && (
                <Button isFullWidth icon={ExternalLink} href={url} target="_blank">
                  {t('open')}
                </Button>
              )}
              <PostButtons post={post} isFullWidth />
            </Stack>
          );
        }}
      </QueryBoundary>
    </Dialog>
  );
}
