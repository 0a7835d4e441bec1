import * as React from 'react';

/**
 * React's development build takes a stack for every element, up to ten thousand a second, for warnings to say where it was made: a tenth of the
 * time of stories. Call it before the first render and none is taken; what is warned of stays.
 */
export function takeNoElementStacks(): void {
  const internals: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  // How many were taken within this second.
  if (typeof internals === 'object' && internals !== null)
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
      get: () => Number.POSITIVE_INFINITY,
      set() {},
    });
}
