import { isApiError } from '@karvon/api/errors';
import type { Invitation } from '@karvon/api/main';
import { Banner } from '@karvon/ui/Banner';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { getInvitation } from './queries';
import { signInFlow } from './flow';

/** Who invites, for somebody who came by the link of an SMS; or that the invitation has ended. */
export function InvitationNote() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const token = search.get('invite');
  const [found, setFound] = useState<Invitation | 'gone'>();

  // Outside system: the server, asked once for the link that the page was opened by.
  useEffect(() => {
    if (token === null) return undefined;
    let isGone = false;
    // Before the server has said whose it is: who is faster is asked for a code all the same, by which alone one joins.
    signInFlow.set({ invitation: token });
    getInvitation(token).then(
      (invitation) => {
        if (!isGone) setFound(invitation);
      },
      (error: unknown) => {
        if (isGone || !isApiError(error, 'not_found')) return;
        signInFlow.set({ invitation: undefined });
        setFound('gone');
      },
    );
    return () => {
      isGone = true;
    };
  }, [token]);

  if (found === undefined) return null;
  if (found === 'gone') return <Banner size="sm">{t('invitation.expired')}</Banner>;
  const { company_name: name, phone_mask: mask } = found;
  return <Banner size="sm">{`${t('invitation.invites', { name })} · ${mask}`}</Banner>;
}
