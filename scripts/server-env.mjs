/**
 * Settings of the server's process that it cannot give to itself; those of the machine go before. glibc keeps a heap for each thread,
 * and each keeps what images took while they were encoded: with two heaps the server rests 40 MB lower, and large uploads leave a
 * few MB behind instead of a hundred.
 */
export const serverEnv = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || '2' };
