import { ModalFrame, type ModalProps } from '../../private/ModalFrame';

export interface DialogProps extends ModalProps {
  /**
   * `center`: one action over the page. `end`: a drawer at the right, 480 wide, for filters and details. Both fill a phone's screen.
   * `bottom`: a sheet from below, as high as its content, for phones. @default 'center'
   */
  placement?: 'center' | 'end' | 'bottom';
  /** Width at `center`: 440, 560 or 760. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
}

/** A window over the page: the page waits until it is closed. The footer stays in view while the body scrolls. */
export function Dialog({ placement = 'center', size = 'md', ...props }: DialogProps) {
  return (
    <ModalFrame kind={placement} size={placement === 'center' ? size : undefined} {...props} />
  );
}
