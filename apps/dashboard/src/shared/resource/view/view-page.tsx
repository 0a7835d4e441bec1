import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { keyUnder, useText, type Namespaces } from '../../i18n/use-text';
import { CardSkeleton } from '../list/ListSkeleton';
import type { GeneratedQuery } from '../query/generated-query';
import { QueryBoundary } from '../query/QueryBoundary';
import { useIdParam } from '../routes/use-id-param';

/**
 * Page of one entity by the id in its URL, with loading and error states.
 *
 * @param texts namespace whose text `one` names the entity while it loads
 * @param skeleton loading state. @default a card
 * @example export const Component = viewPage({ texts: 'employees:', one: employeeQueries.one, View: EmployeeView });
 */
export function viewPage<Of>({
  texts,
  one,
  View,
  skeleton = <CardSkeleton />,
}: {
  texts: Namespaces<'one'>;
  one: (id: number) => GeneratedQuery<Of>;
  View: ComponentType<{ entity: Of }>;
  skeleton?: ReactNode;
}) {
  return function ViewPage() {
    const t = useText();
    const query = useQuery(one(useIdParam()));
    return (
      <QueryBoundary query={query} page={{ title: t(keyUnder(texts, 'one')) }} skeleton={skeleton}>
        {(entity) => <View entity={entity} />}
      </QueryBoundary>
    );
  };
}
