import { Link, type LinkProps } from '@karvon/ui/Link';
import { formatPhone } from './phone';

export function PhoneLink({ phone, ...link }: { phone: string } & Pick<LinkProps, 'variant'>) {
  return (
    <Link {...link} href={`tel:${phone}`}>
      {formatPhone(phone)}
    </Link>
  );
}
