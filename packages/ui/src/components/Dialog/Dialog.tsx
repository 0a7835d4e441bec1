import { ModalFrame, type ModalProps } from '../../private/ModalFrame';

export interface DialogProps extends ModalProps {
  /**
   * `center`: one task. `end`: a drawer on the right, 480 px wide, for filters and details. Both fill a phone’s screen.
   * `bottom`: a sheet as high as its content, for phones.
   * @default 'center'
   */
  placement?: 'center' | 'end' | 'bottom';
  /** Width at `center`: 440, 560 or 760 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
}

/** A modal dialog. The footer is always visible while the body scrolls. */
export function Dialog({ placement = 'center', size = 'md', ...props }: DialogProps) {
  return (
    <ModalFrame kind={placement} size={placement === 'center' ? size : undefined} {...props} />
  );
}
