import type { TermsVersion } from '@karvon/api/main';

/** The terms in force, as the contract dates them: what the landing page shows and registration agrees to. */
export const termsVersion: TermsVersion = '2026-11-29';
