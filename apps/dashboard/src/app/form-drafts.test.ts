import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fixtures } from '@karvon/api/fixtures';
import { describe, expect, it } from 'vitest';
import { campaignForm } from '../features/ads/form/campaign-definition';
import { applicationForm } from '../features/applications/application-definition';
import { createForm } from '../features/applications/create-definition';
import { autoForm } from '../features/autos/form/auto-definition';
import { purchaseForm } from '../features/autos/view/money/money-definitions';
import { avtosalonForm } from '../features/avtosalons/avtosalon-definition';
import { proposalForm } from '../features/car-control/proposal-definition';
import { channelForm } from '../features/channel/channel-definition';
import { employeeForm } from '../features/employees/employee-definition';
import { leadForm } from '../features/leads/lead-definition';
import { profileForm } from '../features/profile/profile-definition';

interface Reading {
  values: { safeParse: (stored: unknown) => { success: boolean; data?: unknown } };
}
type FormCase = [name: string, form: Reading, values: unknown];

const forms: readonly FormCase[] = [
  ['a new car', autoForm, autoForm.empty()],
  ['a car', autoForm, autoForm.from(fixtures.getAuto)],
  ['a purchase', purchaseForm, purchaseForm.from(fixtures.getAutoMoney)],
  ['a new showroom', avtosalonForm, avtosalonForm.empty()],
  ['a showroom', avtosalonForm, avtosalonForm.from(fixtures.getAvtosalon)],
  ['the profile', profileForm, profileForm.from(fixtures.getProfile)],
  ['a new lead', leadForm, leadForm.empty()],
  ['a new application', createForm, createForm.empty()],
  ['an application', applicationForm, applicationForm.from(fixtures.getApplication)],
  ['a new campaign', campaignForm, campaignForm.empty()],
  ['a campaign', campaignForm, campaignForm.from(fixtures.getCampaign)],
  ['a new employee', employeeForm, employeeForm.empty()],
  ['an employee', employeeForm, employeeForm.from(fixtures.getEmployee)],
  ['a channel', channelForm, channelForm.from(fixtures.getTelegramChannel)],
  ['a new proposal', proposalForm, proposalForm.empty()],
  ['a proposal', proposalForm, proposalForm.from(fixtures.getCarModel)],
];

const stored = (values: unknown): unknown => JSON.parse(JSON.stringify(values));

// A session may end while any form is open. After sign-in its values are restored from the device.
describe('is restored from the device as it was typed', () => {
  it.each(forms)('%s', (_, { values: shape }, values) => {
    expect(shape.safeParse(stored(values))).toMatchObject({ success: true, data: values });
  });
});

it('covers every form', () => {
  const features = path.resolve(import.meta.dirname, '../features');
  const sources = globSync(`${features}/**/*.{ts,tsx}`).map((file) => readFileSync(file, 'utf8'));
  const defined = sources.filter((text) => /= defineForm[(<]/.test(text)).length;
  expect(new Set(forms.map(([, form]) => form)).size).toBe(defined);
});
