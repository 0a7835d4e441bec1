import type { Lead } from '@karvon/api/main';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { TextArea } from '@karvon/ui/TextArea';
import { TextField } from '@karvon/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useAction } from '../../shared/resource/use-action';
import { leadCalls, leadQueries } from './queries';

/** End of an address that opens a lead at its comment. */
export const commentHash = '#comment';

/** Name and comment, saved when the field is left. */
export function LeadTexts({ lead }: { lead: Lead }) {
  const { t } = useTranslation(['leads', 'common']);
  const client = useQueryClient();
  const [name, setName] = useState(lead.client_name);
  const [comment, setComment] = useState(lead.comment);
  const [saved, setSaved] = useState(false);
  const isForComment = useLocation().hash === commentHash;
  const save = useAction(leadCalls.update, {
    onDone: (now) => {
      client.setQueryData(leadQueries.one(now.id).queryKey, now);
      setSaved(true);
    },
    invalidates: leadQueries.lists,
  });
  const isName = name.trim() !== '' && name.trim() !== lead.client_name;
  return (
    <Stack gap={4}>
      <TextField
        label={t('drawer.name')}
        value={name}
        maxLength={200}
        onChange={setName}
        onBlur={() => {
          if (isName) void save.run({ id: lead.id, client_name: name.trim() });
        }}
      />
      <Stack gap={1}>
        <TextArea
          label={t('drawer.comment')}
          autoFocus={isForComment}
          value={comment}
          maxLength={2000}
          rows={2}
          onChange={(text) => {
            setComment(text);
            setSaved(false);
          }}
          onBlur={() => {
            if (comment !== lead.comment) void save.run({ id: lead.id, comment });
          }}
        />
        <div role="status">
          {saved && (
            <Text size="sm" tone="success">
              {t('drawer.saved')}
            </Text>
          )}
        </div>
      </Stack>
    </Stack>
  );
}
