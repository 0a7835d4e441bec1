import type { TermsVersion } from '@karvon/api/main';

/** Version of the current terms, accepted at registration. */
export const termsVersion: TermsVersion = '2026-11-29';
