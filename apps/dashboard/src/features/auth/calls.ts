import { request } from '@karvon/api/http';
import type {
  CodeRequest,
  CodeSent,
  CodeVerification,
  CodeVerified,
  Login,
  PasswordReset,
  PhoneCheck,
  PhoneCheckAnswer,
  Registration,
  SignedIn,
} from '@karvon/api/main';

// The generated functions stand in one file with their hooks, and a page that uses those brings react-query into the chunk that
// all share. So the pages before signing in make their six calls by hand, with the contract's types.
const post = <Answer>(path: string, data: object) =>
  request<Answer>({ url: `/main/auth/${path}`, method: 'POST', data });

/** @throws ApiError, as all of these */
export const checkPhone = (body: PhoneCheck) => post<PhoneCheckAnswer>('phone-check', body);
export const sendCode = (body: CodeRequest) => post<CodeSent>('code', body);
export const verifyCode = (body: CodeVerification) => post<CodeVerified>('code/verify', body);
export const login = (body: Login) => post<SignedIn>('login', body);
export const register = (body: Registration) => post<SignedIn>('register', body);
export const resetPassword = (body: PasswordReset) => post<SignedIn>('password-reset', body);
