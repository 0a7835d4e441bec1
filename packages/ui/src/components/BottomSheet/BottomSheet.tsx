import { ModalFrame, type ModalProps } from '../../private/ModalFrame';

export type BottomSheetProps = ModalProps;

/** A sheet from below for phones: lists to choose from and short questions. */
export function BottomSheet(props: BottomSheetProps) {
  return <ModalFrame kind="sheet" {...props} />;
}
