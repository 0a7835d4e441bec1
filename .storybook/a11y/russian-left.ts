import { isRussian } from '../../packages/ui/src/testing/sample-words/in-uzbek';

const named = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'alt', 'title'];

/** Where a Russian text may be. */
const notAsked = [
  // What somebody typed, and what was announced while it was pressed.
  'textarea',
  '[data-live-announcer]',
  // Storybook's own words.
  '.sb-wrapper',
  '#storybook-docs',
  '#storybook-highlights-root',
  'script',
  'style',
].join();
const isShown = (element: Element) => element.closest(notAsked) === null;

function textsOf(element: Element): string[] {
  const own = [...element.childNodes].flatMap((node) =>
    node.nodeType === Node.TEXT_NODE ? [node.nodeValue ?? ''] : [],
  );
  return [...own, ...named.flatMap((name) => element.getAttribute(name) ?? [])];
}

/** Russian texts that a component's story shows or says while it should speak Uzbek. Screens have words of the product, and its own tests. */
export function russianLeft({ title }: { title: string }): string[] {
  if (!title.startsWith('Components/')) return [];
  const found = [...document.body.querySelectorAll('*')]
    .filter(isShown)
    .flatMap(textsOf)
    .filter(isRussian);
  return [...new Set(found)].slice(0, 5).map((text) => `uz: Russian is left: ${text.trim()}`);
}
