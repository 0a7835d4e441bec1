import { useSyncExternalStore, type ComponentType } from 'react';
import type { ArgTypes } from 'storybook/internal/types';
import { storyWindowName } from './kept-focus';

type Args = Readonly<Record<string, unknown>>;

/** Attribute of a story's iframe: args changed by the controls of the page around it, as JSON. */
export const changedArgs = 'data-changed-args';

/** The iframe of this window, if it shows a story on a documentation page. */
const frame = window.name === storyWindowName ? window.frameElement : null;

function subscribe(listener: () => void): () => void {
  if (!frame) return () => undefined;
  const observer = new MutationObserver(listener);
  observer.observe(frame, { attributeFilter: [changedArgs] });
  return () => observer.disconnect();
}

const read = () => frame?.getAttribute(changedArgs) ?? '{}';

function parsed(text: string): Args {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

interface Props {
  Story: ComponentType<{ args: Args }>;
  args: Args;
  argTypes: ArgTypes;
}

/** A story that follows the controls of the page around its iframe. Elsewhere Storybook passes changed args. */
export function Followed({ Story, args, argTypes }: Props) {
  const text = useSyncExternalStore(subscribe, read);
  const changed = Object.entries(parsed(text)).map(([name, value]) => {
    const mapping: unknown = argTypes[name]?.mapping;
    // Icons are selected by name.
    const isNamed = typeof mapping === 'object' && mapping !== null && typeof value === 'string';
    return [name, isNamed ? Reflect.get(mapping, value) : value] as const;
  });
  return <Story args={{ ...args, ...Object.fromEntries(changed) }} />;
}
