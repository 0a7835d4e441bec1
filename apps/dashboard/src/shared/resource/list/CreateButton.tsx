import type { Permission } from '@karvon/api/main';
import { LinkButton } from '@karvon/ui/LinkButton';
import { Plus } from 'lucide-react';
import { useText, type TextKey } from '../../i18n/use-text';
import { PermittedLink } from '../../session/Reasoned';

export interface CreateButtonProps {
  href: string;
  label: TextKey;
  /** On phones. @default the label */
  shortLabel?: TextKey;
  needs?: Permission;
  isPhone: boolean;
}

/** Leads to where a new one is made; who may not sees why. */
export function CreateButton({ href, label, shortLabel, needs, isPhone }: CreateButtonProps) {
  const t = useText();
  const props = {
    variant: 'primary',
    size: isPhone ? 'lg' : 'md',
    icon: Plus,
    href,
    children: t(isPhone ? (shortLabel ?? label) : label),
  } as const;
  return needs === undefined ? (
    <LinkButton {...props} />
  ) : (
    <PermittedLink {...props} needs={needs} />
  );
}
