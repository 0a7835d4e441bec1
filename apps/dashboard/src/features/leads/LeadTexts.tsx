import type { Lead, LeadUpdate } from '@karvon/api/main';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { TextArea } from '@karvon/ui/TextArea';
import { TextField } from '@karvon/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../shared/feedback/error-text';
import { SharedTextConflict } from '../../shared/form/SharedTextConflict';
import { type SharedTextField, useSharedText } from '../../shared/form/use-shared-text';
import { leadCalls, leadQueries } from './queries';

export const commentHash = '#comment';

/** Maximum lengths in UTF-16 units, as in the contract. */
const limits = { client_name: 200, comment: 2000 } as const;

function useLeadText(lead: Lead, name: keyof typeof limits): SharedTextField {
  const client = useQueryClient();
  const textOf = (of: Lead) => ({ text: of[name], version: of.version });
  return useSharedText(`lead-${lead.id}-${name}`, textOf(lead), {
    maxLength: limits[name],
    save: async (text, version) => {
      const update: LeadUpdate = { [name]: name === 'client_name' ? text.trim() : text };
      const now = await leadCalls.write({ id: lead.id, version }, update);
      client.setQueryData(leadQueries.one(now.id).queryKey, now);
      for (const queryKey of leadQueries.lists) void client.invalidateQueries({ queryKey });
      return textOf(now);
    },
    read: async () =>
      textOf(await client.fetchQuery({ ...leadQueries.one(lead.id), staleTime: 0 })),
  });
}

/** Name and comment, saved on blur. A colleague's newer text is not overwritten. */
export function LeadTexts({ lead }: { lead: Lead }) {
  const { t } = useTranslation(['leads', 'common']);
  const errorText = useErrorText();
  const isForComment = useLocation().hash === commentHash;
  const name = useLeadText(lead, 'client_name');
  const comment = useLeadText(lead, 'comment');
  const isSaved = name.state === 'saved' || comment.state === 'saved';
  return (
    <Stack gap={4}>
      <TextField
        label={t('drawer.name')}
        value={name.value}
        maxLength={limits.client_name}
        onChange={name.onChange}
        onBlur={() => {
          if (name.value.trim() !== '') name.onBlur();
        }}
        errorMessage={name.state === 'failed' ? errorText(name.error, 'saving').text : undefined}
      />
      <SharedTextConflict label={t('drawer.name')} field={name} />
      <Stack gap={1}>
        <TextArea
          label={t('drawer.comment')}
          autoFocus={isForComment}
          value={comment.value}
          maxLength={limits.comment}
          rows={2}
          onChange={comment.onChange}
          onBlur={comment.onBlur}
          {...(comment.state === 'failed' && {
            errorMessage: errorText(comment.error, 'saving').text,
          })}
        />
        <div role="status">
          {isSaved && (
            <Text size="sm" tone="success">
              {t('drawer.saved')}
            </Text>
          )}
        </div>
      </Stack>
      <SharedTextConflict label={t('drawer.comment')} field={comment} />
    </Stack>
  );
}
