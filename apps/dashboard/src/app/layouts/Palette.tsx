import { CommandPalette, type PaletteGroup } from '@karvon/ui/CommandPalette';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { matchAt } from './palette-match';
import type { PaletteAction } from './use-palette-actions';
import type { Section } from './sections';
import { useFound } from './use-found';

export function Palette({
  sections,
  paletteActions,
  onClose,
}: {
  sections: readonly Section[];
  paletteActions: readonly PaletteAction[];
  onClose: () => void;
}) {
  const { t } = useTranslation(['shell', 'common']);
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const { items: found, status } = useFound(query);
  const emptyLabels = {
    searching: t('palette.searching'),
    found: t('common:nothingFound'),
    failed: t('palette.failed'),
  };

  const open = sections.filter(({ disabledReason }) => disabledReason === undefined);
  const pages: PaletteGroup['items'] = open.flatMap(({ id, title, icon, path }) => {
    const match = matchAt(title, query);
    return match === undefined
      ? []
      : [{ id, label: title, icon, ...match, onAction: () => void navigate(path) }];
  });
  const actions: PaletteGroup['items'] = paletteActions.flatMap(
    ({ id, label, keywords = '', icon, run }) => {
      const match = matchAt(label, query) ?? (matchAt(keywords, query) && {});
      return match === undefined ? [] : [{ id, label, icon, ...match, onAction: run }];
    },
  );
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
      closeLabel={t('common:close')}
      emptyLabel={emptyLabels[status]}
      countLabel={(count) => t('palette.count', { count })}
      aria-label={t('common:search')}
      groups={[
        { id: 'sections', label: t('nav.label'), items: pages },
        { id: 'actions', label: t('common:actions'), items: actions },
        {
          id: 'found',
          label: t('palette.found'),
          items: found.map(({ path, ...item }) => ({
            ...item,
            onAction: () => void navigate(path),
          })),
        },
      ]}
    />
  );
}
