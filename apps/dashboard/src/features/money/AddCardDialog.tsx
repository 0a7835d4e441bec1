import type { Card, PaymentProvider } from '@karvon/api/main';
import { CardNumberField } from '../../shared/marketplace/CardNumberField/CardNumberField';
import {
  groupCardNumber,
  isCardNumber,
} from '../../shared/marketplace/CardNumberField/card-number';
import { Dialog } from '@karvon/ui/Dialog';
import { Banner } from '@karvon/ui/Banner';
import { SectionNav } from '@karvon/ui/SectionNav';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { TextField } from '@karvon/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { BankCardImage } from '../../shared/images/BankCardImage';
import { BankCardMark } from '../../shared/images/BankCardMark';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { useAction } from '../../shared/resource/use-action';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { expiryState, groupExpiry, missingDigits, systemOf, systems } from './bank-card';
import { askForCode, CodeStep, type CodeSent } from './CodeStep';
import { CardError, createCard, verifyCard } from './payme-client';
import { ProviderLine } from './ProviderLine';
import { moneyCalls, moneyQueries } from './queries';

export interface AddCardDialogProps {
  onClose: () => void;
  onAdded?: (card: Card) => void;
}

/** Adds a card. Number and expiry go from these fields directly to the provider; we store its token after a code verified the card. */
export function AddCardDialog({ onClose, onAdded }: AddCardDialogProps) {
  const { t } = useTranslation(['money', 'common']);
  const provider = useQuery(moneyQueries.provider());
  const [step, setStep] = useState<CodeSent>();
  const add = useAction(moneyCalls.addCard, {
    invalidates: moneyQueries.cardLists,
    success: () => ({ title: t('cardAdded') }),
    leaves: ['conflict', 'validation', 'unavailable'],
    onDone: (card) => {
      onAdded?.(card);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      size="sm"
      title={t('addCard.title')}
      closeLabel={t('common:close')}
    >
      <QueryBoundary
        query={provider}
        skeleton={<Text tone="muted">{t('common:loading')}</Text>}
        level={3}
      >
        {(data) => (
          <Stack gap={4}>
            <SectionNav
              isOrdered
              aria-label={t('addCard.steps')}
              currentId={step === undefined ? 'card' : 'code'}
              stateLabels={{ done: t('addCard.stepDone') }}
              items={[
                {
                  id: 'card',
                  label: t('addCard.step.card'),
                  state: step === undefined ? 'empty' : 'done',
                },
                { id: 'code', label: t('addCard.step.code'), state: 'empty' },
                { id: 'done', label: t('addCard.step.done'), state: 'empty' },
              ]}
            />
            {step === undefined ? (
              <NumberStep provider={data} onCode={setStep} />
            ) : (
              <CodeStep
                provider={data}
                sent={step}
                onSentAgain={setStep}
                onCode={async (digits) => {
                  const outcome = await add.run(await verifyCard(data, step.token, digits));
                  if (outcome.status === 'failed') throw outcome.error;
                }}
              />
            )}
            <ProviderLine provider={data} />
          </Stack>
        )}
      </QueryBoundary>
    </Dialog>
  );
}

/** The fields have no names and no draft: their values exist until the provider responds. */
function NumberStep({
  provider,
  onCode,
}: {
  provider: PaymentProvider;
  onCode: (sent: CodeSent) => void;
}) {
  const { t } = useTranslation('money');
  const [number, setNumber] = useState('');
  const [expire, setExpire] = useState('');
  const [wrong, setWrong] = useState<{ number?: string; expire?: string; form?: string }>({});
  const [isPending, setPending] = useState(false);
  const system = systemOf(number);

  /** A changed field counts as valid until it is checked again. */
  const clear = (field: 'number' | 'expire') =>
    setWrong(({ [field]: _corrected, form: _form, ...others }) => others);

  const check = () => {
    const state = expiryState(expire, new Date());
    return {
      ...(isCardNumber(number) ? {} : { number: t('addCard.failed.number') }),
      ...(state === 'valid'
        ? {}
        : { expire: t(state === 'over' ? 'addCard.failed.expired' : 'addCard.failed.expiry') }),
    };
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const errors = check();
    setWrong(errors);
    if (isPending || Object.keys(errors).length > 0) return;
    setPending(true);
    try {
      const token = await createCard(provider, { number, expire });
      onCode(await askForCode(provider, token));
    } catch (error) {
      const failure = error instanceof CardError ? error.failure : 'provider_unavailable';
      const text = t(`addCard.failed.${failure}`);
      if (failure === 'number') setWrong({ number: text });
      else if (failure === 'expired') setWrong({ expire: text });
      else setWrong({ form: text });
    } finally {
      setPending(false);
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)} autoComplete="off">
      <Stack gap={3}>
        <BankCardImage
          number={groupCardNumber(number)}
          missing={missingDigits(groupCardNumber(number))}
          expiryLabel={t('addCard.expiresShort')}
          expiry={expire}
          type={system}
          system={system === undefined ? '' : systems[system]}
        />
        {wrong.form !== undefined && (
          <Banner size="sm" tone="danger" role="alert">
            {wrong.form}
          </Banner>
        )}
        <CardNumberField
          label={t('addCard.number')}
          value={number}
          onChange={(text) => {
            setNumber(text);
            clear('number');
          }}
          suffix={system === undefined ? undefined : <BankCardMark type={system} />}
          errorMessage={wrong.number ?? null}
          autoFocus
        />
        <TextField
          label={t('addCard.expires')}
          value={expire}
          onChange={(text) => {
            setExpire(groupExpiry(text));
            clear('expire');
          }}
          type="tel"
          autoComplete="cc-exp"
          placeholder="03/29"
          description={t('addCard.codeTo')}
          errorMessage={wrong.expire ?? null}
        />
        <Banner size="sm">{t('addCard.kept')}</Banner>
        <ReasonedButton type="submit" variant="primary" isPending={isPending}>
          {t('addCard.next')}
        </ReasonedButton>
      </Stack>
    </form>
  );
}
