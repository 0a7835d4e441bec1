import { expect, it } from 'vitest';
import { groupDigits } from './group-digits';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

it('groups amounts by three', () => expect(plain(groupDigits(1_234_567))).toBe('1 234 567'));
