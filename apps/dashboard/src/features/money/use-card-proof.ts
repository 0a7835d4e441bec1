import type { Card, PaymentProvider } from '@karvon/api/main';
import { useState } from 'react';
import { askForCode, type CodeSent } from './CodeStep';
import { moneyCalls } from './queries';

/** Verifies a card again when the bank requires it. `ask` sends a code, `sent` has its recipient. */
export function useCardProof(provider: PaymentProvider, card: Card | undefined) {
  const [sent, setSent] = useState<CodeSent>();
  const [error, setError] = useState<unknown>();
  return {
    sent,
    error,
    ask: async () => {
      if (card === undefined || sent !== undefined) return;
      setError(undefined);
      try {
        setSent(await askForCode(provider, await moneyCalls.startVerification(card.id)));
      } catch (failure) {
        setError(failure);
      }
    },
    close: () => setSent(undefined),
  };
}
