import { ModalFrame, type ModalProps } from '../../private/ModalFrame';

export type DrawerProps = ModalProps;

/** A side sheet from the right, 480 wide: filters and quick views. Full screen on phones. */
export function Drawer(props: DrawerProps) {
  return <ModalFrame kind="drawer" {...props} />;
}
