import { vi } from 'vitest';
import { sampleTime } from '../sample-time';

/** Freezes time at the load of the stories, which show «8 minutes ago». Import it before them. */
vi.useFakeTimers({ toFake: ['Date'], now: sampleTime });
