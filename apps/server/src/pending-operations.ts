import type { OperationId } from '@karvon/api/operations';

/** Operations of the contract that this server does not offer yet; each answers 501. A test prints this list. */
export const pendingOperations = [
  // main: business
  'getPermissions',
  'updatePermissions',
] as const satisfies readonly OperationId[];

export type PendingOperation = (typeof pendingOperations)[number];

/** Responses of operations that are offered, which need something that is not: roles and invitations come with the employees. */
export const pendingResponses = [
  'createAvtosalon 403',
  'updateAvtosalon 403',
  'deleteAvtosalon 403',
  'updateAuto 403',
  'deleteAuto 403',
  'restoreAuto 403',
  'transitionAuto 403',
  'updateAutos 403',
  'createOffer 403',
  'updateOffer 403',
  'exportOffers 403',
  'createApplication 403',
  'exportApplications 403',
  'updateApplications 403',
  'updateApplication 403',
  'exportLeads 403',
  'updateLead 403',
  'updateLeads 403',
  'sendMessage 403',
  'updateRoom 403',
  'createEmployee 403',
  'exportEmployees 403',
  'updateEmployee 403',
  'deleteEmployee 403',
  'restoreEmployee 403',
  'revokeEmployeeSessions 403',
  'inviteEmployee 403',
  'createCampaign 403',
  'exportCampaigns 403',
  'updateCampaigns 403',
  'updateCampaign 403',
  'actOnCampaign 403',
  'exportCampaignResult 403',
  'listCards 403',
  'addCard 403',
  'updateCard 403',
  'deleteCard 403',
  'getPaymentProvider 403',
  'listPayments 403',
  'createPayment 403',
  'exportPayments 403',
  'getPayment 403',
  'refundPayment 403',
  'sendReceipt 403',
  'getBalance 403',
  'listLedger 403',
  'exportLedger 403',
] as const satisfies readonly `${OperationId} ${number}`[];
