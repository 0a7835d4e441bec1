import { mergeRefs, useInputMask, type Mask } from '@karvon/ui/input-mask';
import { readVin } from '@karvon/ui/parse/vin';
import { TextField, type TextFieldProps } from '@karvon/ui/TextField';

const vinMask: Mask = { clean: readVin, format: (vin) => vin };

export interface VinFieldProps extends Pick<
  TextFieldProps,
  'label' | 'description' | 'errorMessage' | 'onBlur' | 'ref'
> {
  value: string;
  onChange: (vin: string) => void;
}

/** A field for a VIN. It is cleaned as it is typed or pasted; the form judges its length. */
export function VinField({ ref, value, onChange, ...props }: VinFieldProps) {
  const mask = useInputMask(vinMask, value, onChange);
  return (
    <TextField
      {...props}
      ref={mergeRefs(mask.inputRef, ref)}
      value={value}
      onChange={mask.onChange}
      onKeyDown={mask.onKeyDown}
      autoComplete="off"
      spellCheck="false"
    />
  );
}
