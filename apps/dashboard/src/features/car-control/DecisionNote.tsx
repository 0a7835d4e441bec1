import { Banner } from '@karvon/ui/Banner';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { spanText } from './proposal-text';
import type { ProposalValues } from './proposal-fields';
import { proposalFilters, proposalQueries } from './queries';

const firstPage = proposalFilters.read(new URLSearchParams());

/** How long decisions take, once enough were made, and that the car which waits for this one is not lost. */
export function DecisionNote() {
  const { t } = useTranslation('car-control');
  const { control } = useFormContext<ProposalValues>();
  const draft = useWatch({ control, name: 'draft_note' });
  const { data } = useQuery(proposalQueries.page(firstPage));
  const median = data?.decision_median;
  const sentences = [
    median !== undefined && t('usually', { time: spanText(median, t) }),
    draft !== '' && t('draftFills', { title: draft }),
  ].filter(Boolean);
  return sentences.length === 0 ? null : <Banner size="sm">{sentences.join('. ')}</Banner>;
}
