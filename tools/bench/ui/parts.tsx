import '@karvon/ui/theme';
import { createElement, Fragment, type ComponentType } from 'react';
import { baselineLong, baselineParts, VirtualPopup } from './baseline-parts';
import { mount, offer, unmount } from './mounting';
import { ourLong, ourParts } from './our-parts';

const parts = (side: string): Record<string, ComponentType> =>
  side === 'baseline' ? baselineParts : ourParts;
const long = (side: string): Record<string, ComponentType> =>
  side === 'baseline' ? baselineLong : ourLong;

const found = (Part: ComponentType | undefined, name: string): ComponentType => {
  if (!Part) throw new Error(`There is no part ${name}.`);
  return Part;
};

offer('partNames', Object.keys(ourParts));
offer('mountParts', (side: string, name: string, count: number) => {
  const Part = found(parts(side)[name], name);
  const each = Array.from({ length: count }, (_, at) => createElement(Part, { key: at }));
  return mount(createElement(Fragment, null, each));
});
offer('mountLong', (side: string, name: string) =>
  mount(createElement(side === 'virtual' ? VirtualPopup : found(long(side)[name], name))),
);
offer('unmountAll', unmount);
offer('countNodes', (among: string) => document.querySelectorAll(among).length);

/** Resolves with milliseconds from the press to the frame that shows the first option. */
offer(
  'awaitOption',
  () =>
    new Promise<number>((resolve) => {
      let start = performance.now();
      const begin = (event: Event) => {
        start = event.timeStamp;
      };
      addEventListener('pointerdown', begin, { capture: true, once: true });
      const check = () => {
        if (document.querySelector('[role="option"]') === null) requestAnimationFrame(check);
        else requestAnimationFrame(() => resolve(performance.now() - start));
      };
      requestAnimationFrame(check);
    }),
);
