/** What Testing Library knows inside of a wait: diagnostics that take long are off. */
interface WaitingConfig {
  _disableExpensiveErrorDiagnostics?: boolean;
}

/**
 * What Testing Library throws when an element is not there, for its `configure({ getElementError })`. `findBy…` and `waitFor` ask twenty times a
 * second and at every change of the page, and print all of the page for each no, which was a tenth of the time of stories. Here they print it
 * when the wait is over in vain.
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
