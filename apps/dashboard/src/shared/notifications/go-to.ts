let navigate: (path: string) => void = (path) => location.assign(path);

/** Navigates from outside of React: toasts, the push worker. */
export const goTo = (path: string): void => navigate(path);

/** Lets `goTo` use the shell's router. @returns a function that restores the previous one */
export function lendRouter(go: (path: string) => void): () => void {
  const before = navigate;
  navigate = go;
  return () => {
    navigate = before;
  };
}
