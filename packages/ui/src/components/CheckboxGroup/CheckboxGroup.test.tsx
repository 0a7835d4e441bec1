import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CheckboxGroup } from './CheckboxGroup';

test('gives the chosen values in the order of the options', async () => {
  const onChange = vi.fn<(value: string[]) => void>();
  const options = [
    { value: 'abs', label: 'ABS' },
    { value: 'camera', label: 'Камера' },
  ];
  render(<CheckboxGroup label="Опции" options={options} value={['camera']} onChange={onChange} />);
  await userEvent.click(screen.getByText('ABS'));
  expect(onChange).toHaveBeenCalledWith(['abs', 'camera']);
});
