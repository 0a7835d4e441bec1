import { describe, expect, it } from 'vitest';
import { designTokens } from './design-tokens';

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
