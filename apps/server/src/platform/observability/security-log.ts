import type { OperationId } from '@karvon/api/operations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Dealer } from '../values/dealer';
import { toProblem } from '../http/error-handler';
import type { SecurityNotes } from '../http/security-notes';

/** Recorded operations and their event names. A read operation is included when it exports a whole list. */
export const securityEvents: Readonly<Partial<Record<OperationId, string>>> = {
  sendCode: 'code_asked',
  verifyCode: 'code_tried',
  login: 'sign_in',
  register: 'account_opened',
  resetPassword: 'password_reset',
  changePassword: 'password_changed',
  logout: 'sign_out',
  revokeSession: 'session_revoked',
  revokeEmployeeSessions: 'sessions_revoked',
  createSocketTicket: 'socket_ticket',
  createEmployee: 'employee_invited',
  inviteEmployee: 'employee_invited',
  updateEmployee: 'employee_changed',
  deleteEmployee: 'employee_removed',
  restoreEmployee: 'employee_restored',
  updatePermissions: 'permissions_changed',
  leaveBusiness: 'business_left',
  updateBusiness: 'profile_changed',
  addCard: 'card_added',
  updateCard: 'card_changed',
  deleteCard: 'card_removed',
  createPayment: 'payment',
  refundPayment: 'refund',
  exportAutos: 'export',
  exportLeads: 'export',
  exportEmployees: 'export',
  exportPayments: 'export',
  exportLedger: 'export',
  exportApplications: 'export',
  exportOffers: 'export',
  exportCampaigns: 'export',
};

/** Fields of a body to log: the subject and what they were granted. Everything else stays out of the log. */
const written = z.object({
  phone: z.string().optional().catch(undefined),
  purpose: z.string().max(20).optional().catch(undefined),
  role: z.string().max(20).optional().catch(undefined),
  status: z.string().max(20).optional().catch(undefined),
  mode: z.string().max(20).optional().catch(undefined),
});

const target = z.object({ id: z.coerce.string().max(40).optional().catch(undefined) });

export interface SecurityLogOptions {
  /** Returns a stable pseudonym of a phone number, worthless without this installation's key. */
  hashPhone: (phone: string) => Promise<string>;
  dealerOf: (request: FastifyRequest) => Dealer | undefined;
  notesOf: (request: FastifyRequest) => SecurityNotes;
}

const isEvent = (id: string): id is OperationId => Object.hasOwn(securityEvents, id);

/**
 * Logs one line for each security-related request, whatever its outcome: event, outcome, hashed number, address, account, session. Also
 * logs each 401 and 403 of any other operation. Written at every LOG_LEVEL but `silent`.
 */
export function installSecurityLog(
  app: FastifyInstance,
  { hashPhone, dealerOf, notesOf }: SecurityLogOptions,
): void {
  const level = app.log.level === 'silent' ? 'silent' : 'info';
  const log = app.log.child({ security: true }, { level });
  const problems = new WeakMap<FastifyRequest, string>();

  app.addHook('onError', async (request, _reply, error) => {
    const { code, extra } = toProblem(error);
    problems.set(request, extra.errors?.[0]?.code ?? code);
  });

  app.addHook('onResponse', async (request, reply) => {
    const { operationId = '' } = request.routeOptions.config;
    const isDenied = reply.statusCode === 401 || reply.statusCode === 403;
    if (!isEvent(operationId) && !isDenied) return;
    if (operationId === '') return;
    const event = isEvent(operationId) ? securityEvents[operationId] : 'denied';
    const { phone, ...change } = written.safeParse(request.body).data ?? {};
    const dealer = dealerOf(request);
    log.info(
      {
        event,
        operation: operationId,
        outcome: reply.statusCode < 400 ? 'ok' : (problems.get(request) ?? reply.statusCode),
        ...change,
        ...(phone === undefined ? {} : { phone_hash: await hashPhone(phone).catch(() => '') }),
        address: request.ip,
        ...(dealer === undefined ? {} : { user: dealer.user, session: dealer.session_id }),
        ...notesOf(request),
        target: target.safeParse(request.params).data?.id,
        request: request.id,
      },
      'security',
    );
  });
}
