import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const index = z.object({
  entries: z.record(
    z.string(),
    z.object({
      id: z.string(),
      type: z.string(),
      title: z.string(),
      tags: z.array(z.string()),
    }),
  ),
});

export interface StoryEntry {
  id: string;
  title: string;
  isPlayed: boolean;
}

const entriesOf = (folder: string) =>
  Object.values(index.parse(JSON.parse(readFileSync(`${folder}/index.json`, 'utf8'))).entries);

export const docPagesOf = (folder: string, only?: RegExp): string[] =>
  entriesOf(folder).flatMap(({ id, type }) =>
    type === 'docs' && only?.test(id) !== false ? [id] : [],
  );

export const storyIdsOf = (folder: string, only?: RegExp): string[] =>
  entriesOf(folder).flatMap(({ id, type }) =>
    type === 'story' && only?.test(id) !== false ? [id] : [],
  );

/** Excludes stories tagged `keyboard`, which end in a state that another story shows. */
export function storiesOf(folder: string, only?: RegExp): StoryEntry[] {
  return entriesOf(folder).flatMap(({ id, title, type, tags }) => {
    const isLeftOut = type !== 'story' || tags.includes('keyboard') || only?.test(id) === false;
    return isLeftOut ? [] : [{ id, title, isPlayed: tags.includes('play-fn') }];
  });
}
