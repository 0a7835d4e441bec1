import type { ReactNode } from 'react';
import { ModalFrame } from '../../private/ModalFrame';
import { Button } from '../Button/Button';
import { useAction, type Outcome } from '../../private/outcome';

export interface ConfirmDialogProps {
  /** True while open. */
  isOpen: boolean;
  /** Called to close it: Cancel, Escape, the Close button. */
  onOpenChange: (isOpen: boolean) => void;
  /** The question: «Удалить объявление?» */
  title: string;
  /** The consequences, and the part that can be undone. */
  children?: ReactNode;
  /** The action, a verb. */
  confirmLabel: string;
  /** Label of the Cancel button. */
  cancelLabel: string;
  /** Name of the Close button. */
  closeLabel: string;
  /** Runs the action. Close the dialog when it has succeeded. If it returns a promise, both buttons are disabled until it settles. */
  onConfirm: () => Outcome;
  /** `danger` for a destructive action. @default 'primary' */
  tone?: 'primary' | 'danger';
  /** The action is pending: both buttons are disabled. @default false */
  isPending?: boolean;
}

/** Asks to confirm an action. A small dialog, on phones a sheet at the bottom. A click outside does not close it. */
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
