/** Reference time of the stories. Tests that share their page freeze the clock at it, however late they run. */
export const sampleTime = Date.now();
