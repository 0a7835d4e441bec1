import type { Card } from '@karvon/api/main';
import { Inline } from '@karvon/ui/Inline';
import { RadioGroup } from '@karvon/ui/RadioGroup';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMember } from '../../shared/session/member';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { cardTitle } from './bank-card';

export interface CardChoiceProps {
  cards: readonly Card[];
  chosen: Card | undefined;
  label: string;
  onChoose: (id: number) => void;
  onAdd: () => void;
}

export function CardChoice({ cards, chosen, label, onChoose, onAdd }: CardChoiceProps) {
  const { t } = useTranslation('money');
  const { reason } = useMember().may('payments.manage');
  return (
    <Stack gap={2}>
      {cards.length === 0 ? (
        <Text weight="medium">{label}</Text>
      ) : (
        <RadioGroup
          label={label}
          variant={cards.length > 6 || cards.length < 2 ? 'rows' : 'cards'}
          options={cards.map((card) => ({
            value: String(card.id),
            label: cardTitle(card),
            description: card.is_expired ? t('cardOver') : t('until', { expires: card.expires }),
            isDisabled: card.is_expired,
          }))}
          value={chosen === undefined ? null : String(chosen.id)}
          onChange={(id) => onChoose(Number(id))}
        />
      )}
      <Inline>
        <ReasonedButton reason={reason} variant="ghost" size="sm" icon={Plus} onPress={onAdd}>
          {t('addCard.another')}
        </ReasonedButton>
      </Inline>
    </Stack>
  );
}
