import { CommandPalette } from '@karvon/ui/CommandPalette';
import type { SidebarItem } from '@karvon/ui/Sidebar';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths';

/** Jumps to a section by its name. */
export function SectionPalette({
  items,
  onClose,
}: {
  items: readonly SidebarItem[];
  onClose: () => void;
}) {
  const { t } = useTranslation(['shell', 'common']);
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLocaleLowerCase();
  const sections = [
    ...items.flatMap(linksOf),
    { id: 'profile', title: t('nav.profile'), path: paths.profile },
  ].filter(({ title }) => title.toLocaleLowerCase().includes(wanted));
  return (
    <CommandPalette
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      placeholder={t('common:search')}
      emptyLabel={t('common:nothingFound')}
      aria-label={t('common:search')}
      groups={[
        {
          id: 'sections',
          label: t('nav.label'),
          items: sections.map(({ id, title, path }) => ({
            id,
            label: title,
            onAction: () => void navigate(path),
          })),
        },
      ]}
    />
  );
}

function linksOf(item: SidebarItem): { id: string; title: string; path: string }[] {
  if (item.type === 'line' || item.type === 'title') return [];
  const links = item.type === 'group' ? item.children : item.isDisabled ? [] : [item];
  return links.map(({ id, title, path }) => ({
    id,
    title,
    path: typeof path === 'string' ? path : (path[0] ?? ''),
  }));
}
