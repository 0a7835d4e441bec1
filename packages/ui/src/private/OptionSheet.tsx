import type { ReactNode, Ref } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import * as css from './option-list.css';

export interface OptionSheetProps {
  ref?: Ref<HTMLElement>;
  title: string;
  onClose: () => void;
  /** Keeps its height while the list grows and shrinks below what is typed. @default false */
  isTall?: boolean;
  children: ReactNode;
}

/** An open list on a phone: a sheet in the space that the on-screen keyboard leaves. */
export function OptionSheet({ ref, title, onClose, isTall = false, children }: OptionSheetProps) {
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      isDismissable
      className={css.overlay}
    >
      <Modal className={isTall ? `${css.sheet} ${css.sheetTall}` : css.sheet}>
        <Dialog ref={ref} className={css.sheetBody}>
          <Heading slot="title" level={2} className={css.sheetTitle}>
            {title}
          </Heading>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
