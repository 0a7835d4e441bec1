import { ModalFrame, type ModalProps } from '../../private/ModalFrame';
import { useAction, type Outcome } from '../../private/outcome';
import type { Without } from '../../private/without';
import { Button } from '../Button/Button';

type CommonProps = Pick<
  ModalProps,
  'isOpen' | 'onOpenChange' | 'title' | 'closeLabel' | 'children'
>;

interface WindowOnly extends Omit<ModalProps, keyof CommonProps> {
  /**
   * `center`: one task. `end`: a drawer on the right, 480 px wide, for filters and details. Both fill a phone’s screen.
   * `bottom`: a sheet as high as its content, for phones.
   * @default 'center'
   */
  placement?: 'center' | 'end' | 'bottom';
  /** Width at `center`: 440, 560 or 760 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
}

interface QuestionOnly {
  /**
   * `alertdialog` asks to confirm an action: `title` is the question, `children` are the consequences. It is small, on phones a
   * sheet at the bottom, and a click outside does not close it. @default none, a dialog
   */
  role: 'alertdialog';
  /** With `role`: the action, a verb. */
  confirmLabel: string;
  /** With `role`: label of the Cancel button, which has the focus first. */
  cancelLabel: string;
  /**
   * With `role`: runs the action. Close the dialog when it has succeeded. If it returns a promise, both buttons are disabled until
   * it settles.
   */
  onConfirm: () => Outcome;
  /** With `role`: `danger` for a destructive action. @default 'neutral' */
  tone?: 'neutral' | 'danger';
  /** With `role`: the action is pending, and both buttons are disabled. @default false */
  isPending?: boolean;
}

interface WindowProps extends CommonProps, WindowOnly, Without<QuestionOnly> {}
interface QuestionProps extends CommonProps, QuestionOnly, Without<WindowOnly> {}
export type DialogProps = WindowProps | QuestionProps;

/** A modal dialog, or a question before an action. The footer is always visible while the body scrolls. */
export function Dialog(props: DialogProps) {
  return props.role === 'alertdialog' ? <Question {...props} /> : <Window {...props} />;
}

function Window({ placement = 'center', size = 'md', ...props }: WindowProps) {
  return (
    <ModalFrame {...props} kind={placement} size={placement === 'center' ? size : undefined} />
  );
}

function Question({
  confirmLabel,
  cancelLabel,
  onConfirm,
  onOpenChange,
  tone = 'neutral',
  isPending: isHeld = false,
  ...props
}: QuestionProps) {
  const { run, isWorking } = useAction(onConfirm);
  const isPending = isHeld || isWorking;
  const change = (isOpen: boolean) => {
    if (!isPending) onOpenChange(isOpen);
  };
  return (
    <ModalFrame
      {...props}
      kind="confirm"
      size="sm"
      isDismissable={false}
      onOpenChange={change}
      footer={
        <>
          <Button autoFocus isDisabled={isPending} onPress={() => change(false)}>
            {cancelLabel}
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            isPending={isPending}
            onPress={run}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
