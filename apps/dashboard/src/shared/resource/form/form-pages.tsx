import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { keyUnder, useText, type Namespaces } from '../../i18n/use-text';
import { allOf } from '../query/all-of';
import type { GeneratedQuery } from '../query/generated-query';
import { useIdParam } from '../routes/use-id-param';
import { FormBoundary } from './FormBoundary';
import type { Entity } from './form-definition';

/** The namespace must have `title`, `create`, `edit` and `editOf`, which includes a name. */
export interface FormArea {
  texts: Namespaces<'title' | 'create' | 'edit' | 'editOf'>;
  paths: { index: string; view: (id: number) => string };
}

export interface FormPageProps<Of extends Entity, Needs> {
  entity?: Of;
  needs: Needs;
}

/**
 * Creates the pages of a form, which wait for the entity and for required data.
 * @example export const { Create, Edit } = formPages({ ...area, one: employeeQueries.one, needs: lookupQueries.avtosalons, Form: EmployeeFormPage });
 */
export function formPages<Of extends Entity, Needs>({
  texts,
  paths,
  one,
  needs,
  Form,
}: FormArea & {
  one: (id: number) => GeneratedQuery<Of>;
  needs: () => GeneratedQuery<Needs>;
  Form: ComponentType<FormPageProps<Of, Needs>>;
}) {
  function Create() {
    const t = useText();
    const query = useQuery(needs());
    return (
      <FormBoundary query={query} title={t(keyUnder(texts, 'create'))} backTo={paths.index}>
        {(data) => <Form needs={data} />}
      </FormBoundary>
    );
  }
  function Edit() {
    const t = useText();
    const id = useIdParam();
    const query = allOf({ entity: useQuery(one(id)), needs: useQuery(needs()) });
    return (
      <FormBoundary
        key={id}
        query={query}
        title={t(keyUnder(texts, 'edit'))}
        backTo={paths.view(id)}
      >
        {(data) => <Form {...data} />}
      </FormBoundary>
    );
  }
  return { Create, Edit };
}

export function useFormTitles({ texts, paths }: FormArea, entity?: Entity, name = '') {
  const t = useText();
  const parent = { label: t(keyUnder(texts, 'title')), href: paths.index };
  if (entity === undefined) {
    const title = t(keyUnder(texts, 'create'));
    return { title, phoneTitle: title, parent };
  }
  return {
    title: t(keyUnder(texts, 'editOf'), { name }),
    phoneTitle: t(keyUnder(texts, 'edit')),
    parent,
    backTo: paths.view(entity.id),
  };
}
