import { describe, expect, it } from 'vitest';
import type { ComponentDocs } from '../../packages/ui/src/docs/component-docs';
import { documentedKeys } from './documented-keys';
import { pressedKeys } from './pressed-keys';

/** Stories and tests of the components, and what they share. */
const texts = new Map(
  Object.entries(
    import.meta.glob<string>(
      [
        '../../packages/ui/src/components/*/*.{stories,test}.tsx',
        '../../packages/ui/src/testing/*.{ts,tsx}',
      ],
      { query: '?raw', import: 'default', eager: true },
    ),
  ),
);
const read = (path: string) => texts.get(path);

/** Components that take the focus, with the rows of their pages. */
const tables = Object.entries(
  import.meta.glob<ComponentDocs>('../../packages/ui/src/components/*/*.docs.{ts,tsx}', {
    import: 'docs',
    eager: true,
  }),
).flatMap(([path, { keyboard }]) => {
  const component = path.replace(/\.docs\.tsx?$/, '');
  const name = component.split('/').at(-1) ?? component;
  return keyboard === 'none' ? [] : [{ name, component, rows: keyboard }];
});

describe('components with a table of keys', () => {
  it('are found', () => {
    expect(tables.length).toBeGreaterThan(60);
  });

  it.each(tables)('$name has a story tagged `keyboard` that presses some', ({ component }) => {
    const path = `${component}.stories.tsx`;
    expect(read(path)).toMatch(/tags: \['keyboard'\][\s\S]*?\bplay\b/);
    expect(pressedKeys(path, read).size).toBeGreaterThan(0);
  });

  it.each(tables)('$name is seen to answer every key of its page', ({ component, rows }) => {
    const pressed = [`${component}.stories.tsx`, `${component}.test.tsx`].flatMap((path) => [
      ...pressedKeys(path, read),
    ]);
    const silent = documentedKeys(rows).filter((key) => !pressed.includes(key));
    expect(silent, 'Press them in a story or a test, and say what happens').toEqual([]);
  });
});

describe('keys of a page', () => {
  it('are those of its rows and those that its words name', () => {
    const rows = [
      { keys: ['Ctrl', 'V'], does: 'So does `ArrowUp`, with `Shift` backwards.' },
      { keys: ['A–Z'], does: 'Writes, as `0` does and `value` shows.' },
    ] as const;
    expect(documentedKeys(rows)).toEqual(['Control+V', 'ArrowUp', 'Shift', 'a letter']);
  });
});

describe('keys of a test', () => {
  const shared = `
    export async function goOn() { await userEvent.keyboard('{End}'); }
    export async function goBack() { await userEvent.keyboard('{Home}'); }`;
  const pressed = (text: string) => [
    ...pressedKeys('ui/X/X.test.tsx', (path) =>
      path === 'ui/X/X.test.tsx' ? text : path === 'ui/testing/steps.ts' ? shared : undefined,
    ),
  ];
  const inTest = (steps: string) => pressed(`it('answers', async () => { ${steps} });`);

  it.each([
    [
      "await userEvent.keyboard('{Control>}v{/Control} {Home}5я+')",
      'Control+V Space Home a digit a letter +',
    ],
    ["await userEvent.type(field(), '1{Shift>}{Enter}{/Shift}')", 'a digit Shift+Enter'],
    ['await userEvent.tab(); await userEvent.tab({ shift: true })', 'Tab Shift+Tab'],
    ["await user.keyboard('[Space]')", 'Space'],
    ["const go = () => user.keyboard('{End}'); await expect.poll(go)", 'End'],
    ['await user.keyboard(`{Control>}${key}{/Control}{Home}`)', 'Home'],
  ])('%s', (steps, keys) => {
    expect(inTest(`${steps}; expect(field).toHaveFocus();`).join(' ')).toBe(keys);
  });

  it.each([
    ['a comment', "// userEvent.keyboard('{Enter}')\n expect(1);"],
    ['a label', "const label = '{Enter}'; press({ key: 'Enter' }); expect(label);"],
    ['an event at an element', "fireEvent.keyDown(field(), { key: 'Enter' }); expect(1);"],
    ['a story’s paste, which presses nothing', "await userEvent.paste('12'); expect(1);"],
    ['a press after which nothing is expected', "expect(1); await userEvent.keyboard('{Enter}');"],
    ['a function that nobody calls', "const go = () => userEvent.keyboard('{Enter}'); expect(1);"],
    ['a key that is only held', "await userEvent.keyboard('{Shift}'); expect(1);"],
  ])('%s proves none', (_, steps) => {
    expect(inTest(steps)).toEqual([]);
  });

  it('are followed into functions, of the file and of what tests share', () => {
    const text = `
      import { goOn as on, goBack } from '../testing/steps';
      const isThere = (name) => expect(screen.getByText(name)).toHaveFocus();
      it('goes on', async () => { await on(); isThere('last'); });`;
    expect(pressed(text)).toEqual(['End']);
    expect(pressed(text.replace("isThere('last')", ''))).toEqual([]);
  });
});
