import type { BodyOf, QueryOf, ResponseOf } from '../../../platform/values/contract';

export type CarModelProposal = ResponseOf<'getCarModel'>;
export type CarModelCreate = BodyOf<'createCarModel'>;
export type CarModelListQuery = QueryOf<'listCarModels'>;
export type SimilarQuery = QueryOf<'listSimilarCarModels'>;
export type SimilarCarModel = ResponseOf<'listSimilarCarModels'>['results'][number];
export type CarModelDecision = BodyOf<'moderateCarModel'>;
export type QueueQuery = QueryOf<'listMarketplaceCarModels'>;

export type CarModelStatus = CarModelProposal['status'];
export type CarModelAction = CarModelProposal['allowed_actions'][number];
export type CarModelOrdering = NonNullable<CarModelListQuery['ordering']>;
export type CatalogEntries = NonNullable<CarModelProposal['catalog']>;
export type DeclinedReason = CarModelProposal['reasons'][number];
