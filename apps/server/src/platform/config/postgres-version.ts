/** The minor of each major with every security fix that PostgreSQL published until 13 August 2026. */
const safeMinors: Readonly<Record<number, number>> = { 15: 20, 16: 16, 17: 12, 18: 6 };

/** @param version `15.18 (Debian 15.18-0+deb12u1)` @returns undefined for a safe version, or a major newer than this list */
export function outdatedPostgres(version: string): string | undefined {
  const [major = 0, minor = 0] = (/\d+\.\d+/.exec(version)?.[0] ?? '').split('.').map(Number);
  const safe = safeMinors[major];
  if (safe === undefined || minor >= safe) return undefined;
  return `PostgreSQL ${String(major)}.${String(minor)} lacks security fixes that ${String(major)}.${String(safe)} has`;
}
