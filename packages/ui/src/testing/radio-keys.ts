// Keyboard tests of single-choice controls, whatever their look: plays of `Keyboard` and `KeyboardFromEmpty`.
import { expect, userEvent } from 'storybook/test';

export async function chooseByArrows(radios: readonly HTMLElement[]): Promise<void> {
  const isAt = async (place: number) => {
    const radio = radios.at(place % radios.length);
    await expect(radio).toHaveFocus();
    await expect(radio).toBeChecked();
  };
  await userEvent.tab();
  await isAt(0);
  await userEvent.keyboard('{ArrowDown}');
  await isAt(1);
  await userEvent.keyboard('{ArrowRight}');
  await isAt(2);
  await userEvent.keyboard('{ArrowLeft}');
  await isAt(1);
  await userEvent.keyboard('{ArrowUp}');
  await isAt(0);
  await userEvent.keyboard('{ArrowUp}');
  await isAt(-1);
  await userEvent.keyboard('{ArrowDown}');
  await isAt(0);
}

export async function chooseBySpace([first]: readonly HTMLElement[]): Promise<void> {
  await userEvent.tab();
  await expect(first).toHaveFocus();
  await expect(first).not.toBeChecked();
  await userEvent.keyboard(' ');
  await expect(first).toBeChecked();
}
