import { vi } from 'vitest';
import { sampleTime } from '../sample-time';

/** Stories say «8 minutes ago» as of when their file was loaded: on a slow machine a test would come minutes later. To be imported before them. */
vi.useFakeTimers({ toFake: ['Date'], now: sampleTime });
