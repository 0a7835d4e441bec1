import { describe, expect, it } from 'vitest';
import { designTokens } from './design-tokens';
import { figmaFiles } from './figma-variables';

describe.each(['light', 'dark'] as const)('the tokens of the %s theme', (name) => {
  const groups = designTokens(name);

  it('have a value that a tool can read, each', () => {
    const broken = Object.entries(groups).flatMap(([group, tokens]) =>
      Object.entries(tokens)
        .filter(([, { $value }]) => /null|NaN|#nan/i.test(JSON.stringify($value)))
        .map(([token]) => `${group}.${token}`),
    );
    expect(broken).toEqual([]);
  });

  it('keep colours, their opacity and shadows exactly', () => {
    expect(groups['color']?.['hover']?.$value).toMatchObject({
      alpha: name === 'light' ? 0.045 : 0.055,
    });
    expect(groups['shadow']?.['md']?.$value).toHaveLength(name === 'light' ? 2 : 1);
    expect(groups['space']?.['0-5']?.$value).toEqual({ value: 2, unit: 'px' });
    expect(groups['ease']?.['out']?.$value).toEqual([0.2, 0.8, 0.2, 1]);
  });
});

describe.each(figmaFiles)(
  'the variables of $name',
  ({ collection, content: { $extensions, ...groups } }) => {
    const variables = Object.entries(groups).flatMap(([group, values]) =>
      Object.entries(values).map(([name, variable]) => ({ name: `${group}/${name}`, ...variable })),
    );

    it('have types that Figma has, and CSS variables of the theme', () => {
      expect(variables.length).toBeGreaterThan(2);
      for (const { name, $type, $value, $extensions: extensions } of variables) {
        expect(['color', 'number', 'string'], name).toContain($type);
        expect($type === 'color' ? typeof $value : $type, name).toBe(
          $type === 'color' ? 'object' : typeof $value,
        );
        expect(extensions['com.figma.codeSyntax'].WEB, name).toMatch(/^var\(--/);
      }
    });

    it('are the same in every mode of their collection', () => {
      const modes = figmaFiles.filter((file) => file.collection === collection);
      const namesOf = (content: object) =>
        Object.entries(content).flatMap(([group, values]) =>
          group === '$extensions' ? [] : Object.keys(values).map((name) => `${group}/${name}`),
        );
      for (const mode of modes) expect(namesOf(mode.content)).toEqual(namesOf({ ...groups }));
      expect($extensions['com.figma.modeName']).not.toBe('');
    });
  },
);
