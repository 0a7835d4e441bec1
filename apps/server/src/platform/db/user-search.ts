import { nameSpellings } from '../values/name-spellings';
import { phoneTerms } from '../values/phone';
import { searchText } from './text-search';

export function userSearch({ full_name, phone }: { full_name: string; phone: string }): string {
  return searchText([...nameSpellings(full_name), ...phoneTerms(phone)]);
}
