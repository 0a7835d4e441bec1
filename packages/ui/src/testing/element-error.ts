/** Internal setting of Testing Library: expensive diagnostics are off during a wait. */
interface WaitingConfig {
  _disableExpensiveErrorDiagnostics?: boolean;
}

/**
 * Creates the error for a missing element, for `configure({ getElementError })` of Testing Library. `findBy…` and `waitFor` retry twenty
 * times a second and at every change of the page. Each retry printed the page, which took a tenth of the time of stories. This one prints
 * it only when the wait fails.
 *
 * @param library `getConfig` and `prettyDOM` of the library, which Storybook has a copy of
 */
export const elementErrorOf =
  (library: { getConfig: () => object; prettyDOM: (container: Element) => string | false }) =>
  (message: string | null, container: Element): Error => {
    const { _disableExpensiveErrorDiagnostics: isWaiting }: WaitingConfig = library.getConfig();
    const page = isWaiting === true ? '' : library.prettyDOM(container);
    const error = new Error([message, page].filter(Boolean).join('\n\n'));
    error.name = 'TestingLibraryElementError';
    return error;
  };
