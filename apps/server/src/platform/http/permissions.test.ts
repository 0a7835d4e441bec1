import { type OperationId, operations } from '@karvon/api/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPhones } from '../../testing/dealers';
import { ownerDealer } from '../../testing/sign-in';
import { joinTeam, setPermissions } from '../../testing/team';
import { type TestApp, createTestApp } from '../../testing/test-app';
import { userIdOf } from '../values/owner';
import type { Dealer } from '../values/dealer';
import { authorize } from './permissions';
import type { Operation } from './operation';
import { Problem } from './problem';

type Role = Dealer['member']['role'];

/** Only the owner has these while roles are off. */
const costs: readonly OperationId[] = [
  'getAutoMoney',
  'putPurchase',
  'deletePurchase',
  'createExpense',
  'updateExpense',
  'deleteExpense',
  'restoreExpense',
  'getStockSummary',
  'getProfit',
  'exportProfit',
];

/** An independent copy of the roles matrix. */
const notSellers: readonly OperationId[] = [
  'updateAutos',
  'deleteAuto',
  'restoreAuto',
  'updateSale',
  'previewPrices',
  'applyPrices',
  'undoPrices',
  'listPriceChanges',
  'listPriceAdvice',
  'dismissPriceAdvice',
  ...costs,
  'createAvtosalon',
  'updateAvtosalon',
  'deleteAvtosalon',
  'createEmployee',
  'exportEmployees',
  'updateEmployee',
  'deleteEmployee',
  'restoreEmployee',
  'revokeEmployeeSessions',
  'inviteEmployee',
  'exportLeads',
  'exportApplications',
  'createOffer',
  'updateOffer',
  'exportOffers',
  'createCampaign',
  'updateCampaign',
  'updateCampaigns',
  'actOnCampaign',
  'exportCampaigns',
  'exportCampaignResult',
  'startTelegramChannel',
  'updateTelegramChannel',
  'deleteTelegramChannel',
  'confirmTelegramChannel',
  'checkTelegramChannel',
  'deleteTelegramPost',
  'listImports',
  'createImport',
  'getImportTemplate',
  'getImport',
  'deleteImport',
  'updateImport',
  'checkImport',
  'listImportRows',
  'excludeImportRows',
  'listImportChoices',
  'chooseImportValues',
  'confirmImport',
  'stopImport',
  'resumeImport',
  'undoImport',
  'exportImportFailures',
  'listFeedSources',
  'createFeedSource',
  'updateFeedSource',
  'deleteFeedSource',
  'runFeedSource',
  'resolveFeedRun',
  'listFeedRuns',
  'listFeedExports',
  'createFeedExport',
  'updateFeedExport',
  'rotateFeedExport',
  'deleteFeedExport',
];
/** With a pay limit managers pay too; without one only the owner. */
const paying: readonly OperationId[] = [
  'listCards',
  'getPaymentProvider',
  'startCardVerification',
  'createPayment',
  'getPayment',
  'getBalance',
];
const ownersAlone: readonly OperationId[] = [
  'updatePermissions',
  'addCard',
  'updateCard',
  'deleteCard',
  'listPayments',
  'exportPayments',
  'refundPayment',
  'sendReceipt',
  'listLedger',
  'exportLedger',
];
/** A body or a row decides; separate tests cover these. */
const decidedLater: readonly OperationId[] = [
  // By the filters that show costs.
  'listAutos',
  'countAutos',
  'exportAutos',
  'updateBusiness',
  'updateTelegramSettings',
  'updateAuto',
  'transitionAuto',
  'undoSale',
  'updateLead',
  'updateLeads',
  'undoLead',
  'undoLeads',
  'createApplication',
  'updateApplication',
  'updateApplications',
  'sendMessage',
  'resendMessage',
  'updateRoom',
];

const all: readonly Operation[] = Object.values(operations);
const ofMembers = all.filter(({ security }) => security === 'bearer');

function standing(role: Role, over: Partial<Dealer> = {}): Dealer {
  const dealer = ownerDealer(userIdOf(1), 1, 1);
  return {
    ...dealer,
    permissions_mode: 'on',
    ...over,
    member: { ...dealer.member, role },
  };
}

/** `needs` of the 403; undefined when the member may call the operation. */
function needsOf(operationId: string, dealer: Dealer): string | undefined {
  try {
    authorize(operationId, dealer);
    return undefined;
  } catch (error) {
    if (error instanceof Problem && error.status === 403) return error.extra.needs;
    throw error;
  }
}

function expected(id: OperationId, role: Role, limit: number): string | undefined {
  if (role === 'owner') return undefined;
  const isOwners = ownersAlone.includes(id) || (limit === 0 && paying.includes(id));
  if (isOwners) return 'owner';
  const isManagers = notSellers.includes(id) || paying.includes(id);
  return isManagers && role === 'seller' ? 'manager' : undefined;
}

const rows = Object.values(operations)
  .filter(({ security }) => security === 'bearer')
  .map(({ operationId }) => [operationId] as const);

describe('the matrix', () => {
  it.each(rows)('%s is allowed and refused by role', (id) => {
    for (const role of ['owner', 'manager', 'seller'] as const)
      for (const manager_pay_limit of [0, 5_000_000])
        expect(
          [role, manager_pay_limit, needsOf(id, standing(role, { manager_pay_limit }))],
          id,
        ).toEqual([role, manager_pay_limit, expected(id, role, manager_pay_limit)]);
  });

  it.each(rows)('%s is everybody’s while roles are off, but for the switch and costs', (id) => {
    for (const role of ['owner', 'manager', 'seller'] as const) {
      const needs = needsOf(id, standing(role, { permissions_mode: 'off' }));
      const isOwners = id === 'updatePermissions' || costs.includes(id);
      expect(needs).toBe(isOwners && role !== 'owner' ? 'owner' : undefined);
    }
  });

  it('is what the contract declares as 403', () => {
    const declared = ofMembers
      .filter(({ responses }) => responses[403] !== undefined)
      .map(({ operationId }) => operationId);
    const known: string[] = [...notSellers, ...paying, ...ownersAlone, ...decidedLater];
    expect(declared.toSorted()).toEqual(known.toSorted());
  });
});

describe('a request that the role does not allow', () => {
  let test: TestApp;
  let owner: { token: string };
  let seller = '';
  let manager = '';
  const nextPhone = createPhones(6_600_000);

  beforeAll(async () => {
    test = await createTestApp();
    owner = await test.signIn();
    seller = (await joinTeam(test, owner, { phone: nextPhone() })).token;
    manager = (await joinTeam(test, owner, { phone: nextPhone(), role: 'manager' })).token;
    await setPermissions(test, owner.token, 'on');
  });
  afterAll(() => test.close());

  it.each(notSellers)('%s: 403 that needs a manager', async (id) => {
    const { status, body } = await test.call(id, { token: seller });
    expect([status, body.code, body.needs]).toEqual([403, 'not_permitted', 'manager']);
  });

  it.each([...ownersAlone, ...paying])('%s: 403 that needs the owner', async (id) => {
    const { status, body } = await test.call(id, { token: manager });
    expect([status, body.code, body.needs]).toEqual([403, 'not_permitted', 'owner']);
  });

  it('is refused before its body is read', async () => {
    const { status } = await test.call('createCampaign', {
      token: seller,
      headers: { 'content-type': 'text/plain' },
      payload: Buffer.from('a campaign'),
    });
    expect(status).toBe(403);
  });

  it('is allowed from the next request on, once the owner switches roles off or gives the role', async () => {
    const card = () => test.call('listCards', { token: manager });
    await setPermissions(test, owner.token, 'on', 1_000_000);
    expect((await card()).status).toBe(200);
    await setPermissions(test, owner.token, 'off');
    expect((await test.call('listPayments', { token: seller })).status).toBe(200);
    expect((await test.call('getPermissions', { token: seller })).body).toEqual({
      mode: 'off',
      manager_pay_limit: 0,
    });
    await setPermissions(test, owner.token, 'on');
    expect((await card()).status).toBe(403);
  });

  it('is shown in the profile: the same permissions that the server asks for', async () => {
    await setPermissions(test, owner.token, 'on', 1_000_000);
    const permissions = async (token: string) =>
      (await test.call('getProfile', { token })).body.member.permissions;
    expect(await permissions(seller)).toEqual(['autos.edit', 'leads.edit', 'telegram.post']);
    expect(await permissions(manager)).not.toContain('payments.manage');
    expect(await permissions(manager)).toContain('ads.pay');
    await setPermissions(test, owner.token, 'on');
    expect(await permissions(manager)).not.toContain('ads.pay');
  });

  it('422 for a limit below nothing, and 403 for anybody but the owner', async () => {
    expect((await setPermissions(test, owner.token, 'on', -1)).status).toBe(422);
    expect((await setPermissions(test, manager, 'off')).status).toBe(403);
  });
});
