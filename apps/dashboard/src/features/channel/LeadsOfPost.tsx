import type { TelegramPost } from '@karvon/api/main';
import { Link } from '@karvon/ui/Link';
import { formatNumber } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';

/** Number of leads of a post, which opens their list. */
export function LeadsOfPost({ post: { id, leads, posted_at } }: { post: TelegramPost }) {
  const language = useLanguage();
  if (posted_at === undefined) return '—';
  const figure = formatNumber(leads, language);
  return leads === 0 ? figure : <Link href={paths.leadsOfPost(id)}>{figure}</Link>;
}
