import { expect, test } from 'vitest';
import { readVin } from './vin';

test.each([
  ['XWBMC5E12PA012345', 'XWBMC5E12PA012345'],
  ['xwbmc5e12pa012345', 'XWBMC5E12PA012345'],
  [' XWB MC5E 12PA 012345 ', 'XWBMC5E12PA012345'],
  ['XWB-MC5E12-PA012345', 'XWBMC5E12PA012345'],
  ['VIN: XWBMC5E12PA012345', 'XWBMC5E12PA012345'],
  ['VIN-код: XWBMC5E12PA012345.', 'XWBMC5E12PA012345'],
  ['ВИН XWBMC5E12PA012345', 'XWBMC5E12PA012345'],
  // Х, В, М, С, Е, Р, А are Cyrillic here.
  ['ХWВМС5Е12РА012345', 'XWBMC5E12PA012345'],
  ['XWBMC5E12PA0123456', 'XWBMC5E12PA0123456'],
  ['XWBЖ', 'XWBЖ'],
  ['', ''],
])('%s → %s', (text, vin) => {
  expect(readVin(text)).toBe(vin);
});
