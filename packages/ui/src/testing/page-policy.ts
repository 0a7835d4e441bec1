import { installTrustedTypes } from '../trusted-types/trusted-types';

/**
 * Policy of the production page (`security-headers.ts` of the server), as far as a test page can follow it. Vite adds style elements to
 * the document, so they are allowed here.
 */
const policy = [
  "script-src 'self'",
  "style-src-attr 'none'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

const violations: string[] = [];

/**
 * Applies the production policy to the test page.
 * @param workers addresses that it registers
 */
export function enforcePagePolicy(workers: readonly string[] = []): void {
  installTrustedTypes(workers);
  // Each test file has its own copy of this module, while all share a page and its policy.
  document.addEventListener('securitypolicyviolation', (event) => {
    violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
  });
  if (document.querySelector('meta[http-equiv="Content-Security-Policy"]') !== null) return;
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = policy;
  document.head.append(meta);
}

/** Violations since the last call. */
export const takeViolations = (): string[] => violations.splice(0);
