import * as z from 'zod/mini';
import type { People } from '../../faults/chat/people.ts';

const profile = z.object({ access: z.string() });

/** Addresses of the demo dealer's socket. */
export const socketPaths = (people: People): string[] => [
  `/chat/ws?token=${encodeURIComponent(profile.parse(JSON.parse(people.profile)).access)}`,
];
