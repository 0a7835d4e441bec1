import type { CarModelProposal } from '@karvon/api/main';
import { Box } from '@karvon/ui/Box';
import { Button } from '@karvon/ui/Button';
import { DefinitionList } from '@karvon/ui/DefinitionList';
import { Dialog } from '@karvon/ui/Dialog';
import { ImageViewer } from '@karvon/ui/Gallery/ImageViewer';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import { Timeline } from '@karvon/ui/Timeline';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { generationText } from '../../shared/format/generation';
import { formatDayTime } from '../../shared/format/relative-time';
import { useLanguage } from '../../shared/i18n/use-language';
import { useText } from '../../shared/i18n/use-text';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { useIsPhone } from '../../shared/table/use-screen';
import { proposalTitle, reasonsOf, specsText, yearsText } from './proposal-text';
import { ProposalActions } from './ProposalActions';
import { proposalQueries } from './queries';

export function ProposalDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation(['car-control', 'common']);
  const query = useQuery(proposalQueries.one(id));
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      placement="end"
      title={query.data === undefined ? t('details', { id }) : proposalTitle(query.data)}
      closeLabel={t('common:close')}
    >
      <QueryBoundary query={query} skeleton={<Skeleton height="240px" radius="lg" />} level={3}>
        {(proposal) => <Details proposal={proposal} />}
      </QueryBoundary>
    </Dialog>
  );
}

function Details({ proposal }: { proposal: CarModelProposal }) {
  const { t } = useTranslation('car-control');
  const text = useText();
  const language = useLanguage();
  const isPhone = useIsPhone();
  const { brand, car_model, generation, specifications, position, proposed_by } = proposal;
  const { created_at, decided_at, status } = proposal;
  return (
    <Stack>
      <Photo proposal={proposal} />
      <DefinitionList
        items={[
          { term: t('section.brand'), detail: brand.name },
          {
            term: t('section.model'),
            detail: `${car_model.name} · ${yearsText(car_model.year_from, car_model.year_to, language)}`,
          },
          {
            term: t('section.generation'),
            detail: `${generationText(generation.name, language)} · ${yearsText(generation.year_start, generation.year_stop, language)}`,
          },
          { term: t('specsTerm'), detail: specsText(proposal, text, language) },
          {
            term: t('fields.body_type'),
            detail: specifications.body_type.translations[language].name,
          },
          { term: t('positionTerm'), detail: position?.translations[language].name },
        ]}
      />
      <Timeline
        aria-label={t('history')}
        entries={[
          ...(decided_at === undefined || status === 'pending'
            ? []
            : [
                {
                  id: 'decided',
                  title: t(`event.${status}`),
                  time: formatDayTime(decided_at, language),
                  dateTime: decided_at,
                  description: reasonsOf(proposal, language).join(' · '),
                  icon: status === 'approved' ? CircleCheck : CircleX,
                  tone: status === 'approved' ? ('success' as const) : ('danger' as const),
                },
              ]),
          {
            id: 'created',
            title: t('event.created'),
            time: formatDayTime(created_at, language),
            dateTime: created_at,
            who: proposed_by.full_name,
            icon: Send,
            tone: 'info',
          },
        ]}
      />
      <Box>
        <ProposalActions row={proposal} isFullWidth={isPhone} />
      </Box>
    </Stack>
  );
}

function Photo({ proposal }: { proposal: CarModelProposal }) {
  const { t } = useTranslation(['car-control', 'common']);
  const [isOpen, setOpen] = useState(false);
  const { photo } = proposal.generation;
  if (photo === undefined) return null;
  const alt = t('photoAlt', { name: proposalTitle(proposal) });
  return (
    <Stack gap={2} align="flex-start">
      <Thumbnail size="lg" src={photo.thumbnail} alt={alt} />
      <Button size="sm" variant="soft" onPress={() => setOpen(true)}>
        {t('openPhoto')}
      </Button>
      <ImageViewer
        images={[
          { id: photo.id, src: photo.url, thumb: photo.thumbnail, name: photo.name ?? null, alt },
        ]}
        index={0}
        onIndexChange={() => undefined}
        isOpen={isOpen}
        onOpenChange={setOpen}
        labels={{
          viewer: t('viewer'),
          close: t('common:close'),
          previous: t('previousPhoto'),
          next: t('nextPhoto'),
          zoomIn: t('common:zoomIn'),
          zoomOut: t('common:zoomOut'),
          position: (at, count) => t('photoPosition', { position: at, count }),
          broken: t('photoBroken'),
        }}
      />
    </Stack>
  );
}
