import { ApiError } from '@karvon/api/errors';
import { createQueryClient } from '@karvon/api/query-client';
import { TextField } from '@karvon/ui/TextField';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from 'react-router-dom';
import { vi } from 'vitest';
import * as z from 'zod/mini';
import { UiProviders } from '../app/layouts/UiProviders';
import { ToastOutlet } from '../shared/feedback/ToastOutlet';
import { defineForm } from '../shared/resource/form/define-form';
import { textField } from '../shared/resource/form/field-kinds';
import { fieldSet } from '../shared/resource/form/field-set';
import { FormPage } from '../shared/resource/form/FormPage';
import { useResourceForm } from '../shared/resource/form/use-resource-form';
import type { GeneratedQuery } from '../shared/resource/query/generated-query';

export interface Place {
  id: number;
  version: number;
  name: string;
  city: string;
}

type PlaceBody = Omit<Place, 'id' | 'version'>;

const text = z.string().check(z.minLength(1), z.maxLength(100));

const place = fieldSet(z.object({ name: text, city: text }), {
  name: textField({ label: 'common:add' }),
  city: textField({ label: 'common:search' }),
});

export const placeForm = defineForm({
  ...place,
  name: 'place',
  version: 1,
  from: (one: Place) => place.from(one),
  toCreate: (now): PlaceBody => place.body(now),
  toUpdate: place.changes,
});

export const server = {
  place: { id: 7, version: 1, name: 'Karvon', city: 'Toshkent' } satisfies Place,
  create: vi.fn<(body: PlaceBody, key: string) => Promise<Place>>(),
  update:
    vi.fn<(base: { id: number; version: number }, body: Partial<PlaceBody>) => Promise<Place>>(),
  saved: vi.fn<(place: Place) => void>(),
  reset: () => {
    server.place = { id: 7, version: 1, name: 'Karvon', city: 'Toshkent' };
    server.saved.mockReset();
    server.create.mockReset().mockImplementation((body) => {
      server.place = { ...server.place, ...body };
      return Promise.resolve(server.place);
    });
    server.update.mockReset().mockImplementation(({ version }, body) => {
      if (version !== server.place.version) {
        return Promise.reject(new ApiError({ kind: 'stale', status: 412 }));
      }
      server.place = { ...server.place, ...body, version: version + 1 };
      return Promise.resolve(server.place);
    });
  },
};

const queries = {
  one: (id: number): GeneratedQuery<Place> => ({
    queryKey: ['place', id],
    queryFn: () => Promise.resolve(server.place),
  }),
};

function PlacePage({ place }: { place?: Place }) {
  const form = useResourceForm(placeForm, {
    entity: place,
    queries,
    create: server.create,
    update: server.update,
    onSaved: server.saved,
  });
  return (
    <FormPage
      form={form}
      title="Place"
      parent={{ label: 'Places', href: '/places' }}
      actions={[{ intent: 'save', label: 'Save' }]}
      rail={null}
    >
      {(['name', 'city'] as const).map((name) => (
        <placeForm.Field key={name} name={name}>
          {(field) => <TextField {...field} label={name} />}
        </placeForm.Field>
      ))}
      <button type="button" onClick={() => form.form.setValue('name', 'Karvon')}>
        Suggest
      </button>
    </FormPage>
  );
}

/** Opens the form, as after a reload. @param place undefined for a new one */
export function openForm(place?: Place): void {
  cleanup();
  openAt('/form', [
    { path: '/form', Component: () => <PlacePage place={place} /> },
    { path: '/places', Component: () => <h1>Places</h1> },
  ]);
}

export function openAt(
  address: string,
  routes: RouteObject[],
  client: QueryClient = createQueryClient(),
): ReturnType<typeof createMemoryRouter> {
  const router = createMemoryRouter([{ Component: Layout, children: routes }], {
    initialEntries: [address],
  });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

function Layout() {
  return (
    <UiProviders>
      <Outlet />
      <ToastOutlet />
    </UiProviders>
  );
}
