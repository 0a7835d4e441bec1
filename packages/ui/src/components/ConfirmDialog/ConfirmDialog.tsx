import type { ReactNode } from 'react';
import { ModalFrame } from '../../private/ModalFrame';
import { Button } from '../Button/Button';
import { useAction, type Outcome } from '../../private/outcome';

export interface ConfirmDialogProps {
  /** Whether it is on screen. */
  isOpen: boolean;
  /** Asked to close: Cancel, Escape, the cross. */
  onOpenChange: (isOpen: boolean) => void;
  /** The question: «Удалить объявление?» */
  title: string;
  /** What will happen, and what can be taken back. */
  children?: ReactNode;
  /** The action, a verb. */
  confirmLabel: string;
  /** The way back. */
  cancelLabel: string;
  /** Name of the closing cross for screen readers. */
  closeLabel: string;
  /** Does it. Close the dialog yourself when it is done. While a promise that it returns is under way both ways are held. */
  onConfirm: () => Outcome;
  /** `danger` for what takes something away. @default 'primary' */
  tone?: 'primary' | 'danger';
  /** The action is under way: both ways are held. @default false */
  isPending?: boolean;
}

/** Asks before an action. A small window, on phones a sheet from below. A press outside does not answer it. */
export function ConfirmDialog({
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onOpenChange,
  tone = 'primary',
  isPending: isHeld = false,
  ...props
}: ConfirmDialogProps) {
  const { run, isWorking } = useAction(onConfirm);
  const isPending = isHeld || isWorking;
  const change = (isOpen: boolean) => {
    if (!isPending) onOpenChange(isOpen);
  };
  return (
    <ModalFrame
      kind="confirm"
      size="sm"
      role="alertdialog"
      isDismissable={false}
      onOpenChange={change}
      footer={
        <>
          <Button autoFocus isDisabled={isPending} onPress={() => change(false)}>
            {cancelLabel}
          </Button>
          <Button variant={tone} isPending={isPending} onPress={run}>
            {confirmLabel}
          </Button>
        </>
      }
      {...props}
    >
      {children}
    </ModalFrame>
  );
}
