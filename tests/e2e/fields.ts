import { expect, type Locator, type Page } from '@playwright/test';

/** The asterisk of required fields is hidden from screen readers. */
export const field = (place: Page | Locator, name: string) =>
  place.getByRole('textbox', { name, exact: true });

export const formValues = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) => {
    const shown = main.querySelectorAll('input:not([type=file]), textarea, [role=combobox]');
    return [...shown].map((control) => {
      if (control instanceof HTMLTextAreaElement) return control.value;
      if (!(control instanceof HTMLInputElement)) return control.textContent ?? '';
      return /checkbox|radio/.test(control.type) ? String(control.checked) : control.value;
    });
  });

export const choose = async (page: Page, name: string, option?: string | RegExp) => {
  await page.getByRole('combobox', { name, exact: true }).click();
  const list = page.getByRole('listbox');
  await list
    .getByRole('option', { ...(option !== undefined && { name: option }) })
    .first()
    .click();
  await list.waitFor({ state: 'hidden' });
};

export const complete = async (page: Page, name: string, text: string) => {
  await page.getByRole('combobox', { name, exact: true }).click();
  // Otherwise the pointer would be over an option of the opening sheet.
  await page.mouse.move(0, 0);
  // On a phone the field is a button, and the input is in the sheet that it opens.
  await page.locator('input[role=combobox]:focus').fill(text);
  // Until the response arrives, the list is unfiltered and has another first option.
  await expect(page.getByRole('option').first()).toHaveAccessibleName(new RegExp(text));
  // The open list hides the rest of the page from screen readers, including labels: keys go to the focused element.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
};

export interface ImageFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The input is hidden: a press would open the system's file dialog. */
export const give = (page: Page, name: string, files: ImageFile[]) =>
  page.locator(`input[type=file][aria-label="${name}"]`).setInputFiles(files);
