import { nameSpellings } from '../../../platform/values/name-spellings';
import { norm } from '../../../platform/values/text-norm';
import { searchText } from '../../../platform/db/text-search';
import { phoneTerms } from '../../../platform/values/phone';

export function leadSearch({
  client_name,
  phone,
  comment,
}: {
  client_name: string;
  phone: string | null;
  comment: string;
}): string {
  return searchText([...nameSpellings(client_name), ...phoneTerms(phone), norm(comment)]);
}
