import { nameSpellings } from '../../catalogue/name-spellings';
import { norm } from '../../catalogue/text-norm';
import { searchText } from '../../db/text-search';
import { phoneTerms } from '../../phone';

/** The text of a lead's column `search`. */
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
