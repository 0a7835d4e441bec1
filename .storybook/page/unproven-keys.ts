/**
 * Components whose keys no story presses yet; their tests may. It may only shrink: take a name out in the change that brings a story
 * tagged `keyboard`. Those that take no focus are not asked.
 */
export const unproven: readonly string[] = [];
