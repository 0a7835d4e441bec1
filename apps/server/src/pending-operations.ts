import type { OperationId } from '@karvon/api/operations';

/** Operations of the contract that this server does not offer yet; each answers 501. A test prints this list. */
export const pendingOperations = [
  // main: employees
  'listEmployees',
  'createEmployee',
  'getEmployee',
  'deleteEmployee',
  'updateEmployee',
  'inviteEmployee',
  // main: car-models
  'listCarModels',
  'createCarModel',
  'getCarModel',
  'moderateCarModel',
  // main: trade-in
  'listTradeInAutos',
  'getTradeInAuto',
  'listOffers',
  'createOffer',
  'updateOffer',
  'decideOffer',
  'listApplications',
  'createApplication',
  'getApplication',
  'updateApplication',
  'addApplication',
  'addTradeInAuto',
  // main: ads
  'listCampaigns',
  'createCampaign',
  'listPockets',
  'getCampaign',
  'updateCampaign',
  'actOnCampaign',
  'getCampaignResult',
  'moderateCampaign',
  'addCampaignEvents',
  // main: payments
  'listCards',
  'addCard',
  'deleteCard',
  'createPayment',
  'getPayment',
  // main: statistics
  'getStatistics',
  'getFunnel',
  'getPromotionSummary',
  // main: work-panel
  'getWorkPanel',
] as const satisfies readonly OperationId[];

export type PendingOperation = (typeof pendingOperations)[number];
