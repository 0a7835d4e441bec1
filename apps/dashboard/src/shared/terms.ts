import type { TermsVersion } from '@karvon/api/main';

/** Version of the current terms by the contract's date, shown on the landing page and accepted at registration. */
export const termsVersion: TermsVersion = '2026-11-29';
