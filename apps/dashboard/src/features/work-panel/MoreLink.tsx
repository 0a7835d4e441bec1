import { Box } from '@karvon/ui/Box';
import { Link } from '@karvon/ui/Link';
import { useTranslation } from 'react-i18next';

export function MoreLink({ count, href }: { count: number; href: string }) {
  const { t } = useTranslation('work-panel');
  return (
    <Box padding={3} display="flex" justifyContent="center">
      <Link href={href}>{t('more', { n: count })}</Link>
    </Box>
  );
}
