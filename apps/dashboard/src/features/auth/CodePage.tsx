import { login } from './queries';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import * as native from '../../shared/native/native.css';
import { paths } from '../../shared/paths';
import { CodeStep } from './CodeStep';
import { enter, useNext } from './enter';
import { isCompletePhone, signInFlow, useFlow } from './flow';
import { isTicketGone } from './rejections';

export function CodePage() {
  const { t } = useTranslation('auth');
  const { phone, sent } = useFlow();
  const next = useNext();
  const navigate = useNavigate();
  if (!isCompletePhone(phone) || sent?.purpose !== 'sign_in') {
    return <Navigate to={paths.phoneCheck(next)} replace />;
  }
  return (
    <CodeStep
      purpose="sign_in"
      title={t('code.title')}
      change={
        <Link className={native.link} to={paths.phoneCheck(next)}>
          {t('phone.change')}
        </Link>
      }
      onVerified={async ({ value, registered, invitedBy, isBusy = false }) => {
        if (!registered) {
          await navigate(paths.register(next));
          return;
        }
        try {
          // An invited user joins at once: an account without a business has nothing else to open.
          const joins = invitedBy !== undefined;
          const response = await login({ ticket: value, accept_invitation: joins });
          enter(response, joins ? 'joined' : isBusy ? 'busy' : undefined);
        } catch (error) {
          if (!isTicketGone(error)) throw error;
          signInFlow.set({ ticket: undefined, sent: undefined, returnReason: 'ticket_expired' });
        }
      }}
    />
  );
}
