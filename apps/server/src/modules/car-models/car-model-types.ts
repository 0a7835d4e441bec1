import type { operations } from '@karvon/api/operations';
import type * as z from 'zod/v4/core';

type Ops = typeof operations;

/** The contract's shapes, so that no file writes them down again. */
export type CarModelProposal = z.output<Ops['getCarModel']['responses'][200]['schema']>;
export type CarModelCreate = z.output<Ops['createCarModel']['body']>;
export type CarModelListQuery = z.output<Ops['listCarModels']['query']>;
export type SimilarQuery = z.output<Ops['listSimilarCarModels']['query']>;
export type SimilarCarModel = z.output<
  Ops['listSimilarCarModels']['responses'][200]['schema']
>['results'][number];
export type CarModelDecision = z.output<Ops['moderateCarModel']['body']>;
export type QueueQuery = z.output<Ops['listMarketplaceCarModels']['query']>;

export type CarModelStatus = CarModelProposal['status'];
export type CarModelAction = CarModelProposal['allowed_actions'][number];
export type CarModelOrdering = NonNullable<CarModelListQuery['ordering']>;
export type CatalogEntries = NonNullable<CarModelProposal['catalog']>;
export type DeclinedReason = CarModelProposal['reasons'][number];
