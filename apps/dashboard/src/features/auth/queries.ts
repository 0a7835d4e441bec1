import { request } from '@karvon/api/http';
import type {
  CodeRequest,
  CodeSent,
  CodeVerification,
  CodeVerified,
  Invitation,
  Login,
  PasswordReset,
  PhoneCheck,
  PhoneCheckAnswer,
  Registration,
  SignedIn,
} from '@karvon/api/main';

// The generated functions share a file with hooks: importing them would add react-query to the chunk of all pages.
const post = <Body>(path: string, data?: object) =>
  request<Body>({ url: `/main/auth/${path}`, method: 'POST', ...(data && { data }) });

/** @throws ApiError, as all of these; `not_found` for an invitation that has ended */
export const getInvitation = (token: string) =>
  request<Invitation>({ url: `/main/auth/invitations/${token}`, method: 'GET' });

export const checkPhone = (body: PhoneCheck) => post<PhoneCheckAnswer>('phone-check', body);
export const sendCode = (body: CodeRequest) => post<CodeSent>('code', body);
export const verifyCode = (body: CodeVerification) => post<CodeVerified>('code/verify', body);
/** @throws ApiError; `not_found` on a server without a demonstration */
export const startDemo = () => post<SignedIn>('demo');
export const login = (body: Login) => post<SignedIn>('login', body);
export const register = (body: Registration) => post<SignedIn>('register', body);
export const resetPassword = (body: PasswordReset) => post<SignedIn>('password-reset', body);
