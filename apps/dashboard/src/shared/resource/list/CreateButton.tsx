import { Button } from '@karvon/ui/Button';
import { Plus } from 'lucide-react';
import { useText } from '../../i18n/use-text';
import { PermittedLink } from '../../session/Reasoned';
import { usePanelLinks } from '../use-url-panel';
import type { ListCreate } from './define-list';

export interface CreateButtonProps {
  create: ListCreate;
  isPhone: boolean;
}

export function useCreateHref({ href, panel = '' }: ListCreate): string {
  const links = usePanelLinks(panel);
  return href ?? links.href('create');
}

export function CreateButton({ create, isPhone }: CreateButtonProps) {
  const { label, shortLabel, needs } = create;
  const t = useText();
  const href = useCreateHref(create);
  const props = {
    variant: 'primary',
    icon: Plus,
    href,
    children: t(isPhone ? (shortLabel ?? label) : label),
  } as const;
  return needs === undefined ? <Button {...props} /> : <PermittedLink {...props} needs={needs} />;
}
