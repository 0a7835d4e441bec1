import { Link, type LinkProps } from '@karvon/ui/Link';
import { formatPhone } from './phone';

/** A number as it is read; a press calls it. */
export function PhoneLink({ phone, ...link }: { phone: string } & Pick<LinkProps, 'variant'>) {
  return (
    <Link {...link} href={`tel:${phone}`}>
      {formatPhone(phone)}
    </Link>
  );
}
