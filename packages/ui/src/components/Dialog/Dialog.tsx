import { ModalFrame, type ModalProps } from '../../private/ModalFrame';

export interface DialogProps extends ModalProps {
  /** Width: 440, 560 or 760. Phones fill the screen. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
}

/** A window over the page for one deed. Full screen on phones, with the buttons kept in view. */
export function Dialog({ size = 'md', ...props }: DialogProps) {
  return <ModalFrame kind="dialog" size={size} {...props} />;
}
