/** What stories say of time is as of then. Tests that share their page freeze the clock there, however late they come. */
export const sampleTime = Date.now();
