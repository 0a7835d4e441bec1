import { cleanup, render, screen } from '@testing-library/react';
import { useController, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useDraft } from './draft';
import { readDraft, removeDraft, writeDraft } from './draft-store';

interface Values {
  name: string;
}

const version = 1;
const key = 'nobody:showroom';
const stored = () => readDraft(key, version);
const isName = (values: unknown): values is Values =>
  typeof values === 'object' && values !== null && 'name' in values;
const parse = (values: unknown) => (isName(values) ? { name: values.name } : undefined);

function Form() {
  const form = useForm<Values>({ defaultValues: { name: '' } });
  const { field } = useController({ control: form.control, name: 'name' });
  const { found, restore } = useDraft(form, 'showroom', { version, parse });
  return (
    <>
      <input aria-label="name" {...field} />
      {found !== undefined && (
        <button type="button" onClick={restore}>
          restore {found.values.name}
        </button>
      )}
    </>
  );
}

const name = () => screen.getByRole('textbox', { name: 'name' });

beforeEach(() => removeDraft(key));
afterEach(cleanup);

it('what was typed is offered at the next visit', async () => {
  render(<Form />);
  await userEvent.fill(name(), 'Karvon');
  await vi.waitFor(async () =>
    expect(await stored()).toMatchObject({ values: { name: 'Karvon' } }),
  );
  cleanup();
  render(<Form />);
  await userEvent.click(await screen.findByRole('button', { name: 'restore Karvon' }));
  await vi.waitFor(() => expect(name()).toHaveProperty('value', 'Karvon'));
});

it('what was typed and taken back leaves nothing to offer', async () => {
  render(<Form />);
  await userEvent.fill(name(), 'K');
  await vi.waitFor(async () => expect(await stored()).toBeDefined());
  await userEvent.clear(name());
  await vi.waitFor(async () => expect(await stored()).toBeUndefined());
});

it('a draft that holds nothing but what the form shows is not offered', async () => {
  await writeDraft(key, { version, savedAt: 1, values: { name: '' } });
  render(<Form />);
  await vi.waitFor(async () => expect(await stored()).toBeUndefined());
  expect(screen.queryByRole('button')).toBeNull();
});

it('an earlier draft outlives words that were typed beside it and taken back', async () => {
  const savedAt = 1_760_000_000_000;
  await writeDraft(key, { version, savedAt, values: { name: 'Karvon' } });
  render(<Form />);
  await screen.findByRole('button', { name: 'restore Karvon' });
  await userEvent.fill(name(), 'K');
  await vi.waitFor(async () => expect(await stored()).toMatchObject({ values: { name: 'K' } }));
  await userEvent.clear(name());
  await vi.waitFor(async () => expect(await stored()).toMatchObject({ savedAt }));
  expect(await stored()).toMatchObject({ values: { name: 'Karvon' } });
});
