let navigate: (path: string) => void = (path) => location.assign(path);

/** Goes to a page of ours from outside of React: toasts, the push worker. */
export const goTo = (path: string): void => navigate(path);

/** The shell lends its router while it is there. @returns how to take it back */
export function lendRouter(go: (path: string) => void): () => void {
  const before = navigate;
  navigate = go;
  return () => {
    navigate = before;
  };
}
