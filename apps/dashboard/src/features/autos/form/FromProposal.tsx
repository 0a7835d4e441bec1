import type { CarModelProposal } from '@karvon/api/main';
import { Banner } from '@karvon/ui/Banner';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import { generationText } from '../../../shared/format/generation';
import { paths } from '../../../shared/paths';
import { FormBoundary } from '../../../shared/resource/form/FormBoundary';
import { catalogQueries } from '../../../shared/lookups/catalog-queries';
import { allOf } from '../../../shared/resource/query/all-of';
import { useNamed } from '../../../shared/resource/query/use-fresh';
import { autoFormQueries } from './queries';
import { useCarLists } from './use-car-lists';
import type { KnownCar } from './known-car';

export interface FromProposalProps {
  id: number;
  children: (known: KnownCar | undefined, banner: ReactNode) => ReactNode;
}

interface Names {
  brand: string | undefined;
  model: string | undefined;
}

/** Values from a proposal. Names come from the catalogue, since existing or merged entries may differ from the proposed names. */
function carOf(
  { catalog, brand, car_model, ...proposal }: CarModelProposal,
  names: Names,
): KnownCar | undefined {
  if (catalog === undefined) return undefined;
  const { specifications: made, status } = proposal;
  return {
    core_car: {
      brand: { id: catalog.brand_id, name: names.brand ?? brand.name },
      car_model: { id: catalog.car_model_id, name: names.model ?? car_model.name },
      generation: catalog.generation_id ?? null,
      modification: catalog.modification_id ?? null,
      position: catalog.position_id ?? null,
      ...(status === 'approved' && {
        fuel_type: made.fuel_type.id,
        transmission: made.transmission.id,
        drive_unit: made.drive.id,
        body_type: made.body_type.id,
      }),
    },
  };
}

export function FromProposal({ id, children }: FromProposalProps) {
  const { t } = useTranslation('auto-form');
  const proposal = useQuery(autoFormQueries.proposal(id));
  const catalog = proposal.data?.catalog;
  const brands = useQuery(catalogQueries.searchBrands(''));
  const models = useQuery(catalogQueries.searchModels(catalog?.brand_id, ''));
  const lists = useCarLists({
    model: catalog?.car_model_id,
    generation: catalog?.generation_id,
    modification: catalog?.modification_id,
  });
  const query = useNamed(
    catalog === undefined ? allOf({ proposal }) : allOf({ proposal, brands, models }),
    lists,
  );
  return (
    <FormBoundary query={query} title={t('createTitle')} backTo={paths.carControl.index}>
      {(found) => (
        <WithCar
          proposal={found.proposal}
          brand={brands.data?.results.find((one) => one.id === catalog?.brand_id)?.name}
          model={models.data?.results.find((one) => one.id === catalog?.car_model_id)?.name}
        >
          {children}
        </WithCar>
      )}
    </FormBoundary>
  );
}

function WithCar({
  proposal,
  brand: brandName,
  model,
  children,
}: Names & {
  proposal: CarModelProposal;
  children: FromProposalProps['children'];
}) {
  const { t } = useTranslation('auto-form');
  const language = useLanguage();
  const known = useMemo(
    () => carOf(proposal, { brand: brandName, model }),
    [proposal, brandName, model],
  );
  const { brand, car_model, generation } = proposal;
  const name = `${brandName ?? brand.name} ${model ?? car_model.name}, ${generationText(generation.name, language)}`;
  return children(
    known,
    known !== undefined && <Banner tone="success">{t('model.fromProposal', { name })}</Banner>,
  );
}
