import { use } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateRangePickerStateContext } from 'react-aria-components/DateRangePicker';
import * as css from '../../private/calendar/calendar.css';
import { isSameSpan, type DatePreset, type DateSpan } from './date-span';

interface PresetsProps {
  presets: readonly DatePreset[];
  label?: string;
  value: DateSpan | null;
  onChange: (value: DateSpan, preset: string) => void;
}

export function Presets({ presets, label, value, onChange }: PresetsProps) {
  const picker = use(DateRangePickerStateContext);
  if (presets.length === 0) return null;
  return (
    <div role="group" aria-label={label} className={css.presets}>
      {presets.map((preset) => (
        <Button
          // Opts out of the picker's context, which would make it the picker's own button.
          key={preset.id}
          slot={null}
          aria-pressed={isSameSpan(value, preset.value)}
          className={css.preset}
          onPress={() => {
            onChange(preset.value, preset.id);
            picker?.setOpen(false);
          }}
        >
          {preset.label}
        </Button>
      ))}
    </div>
  );
}
