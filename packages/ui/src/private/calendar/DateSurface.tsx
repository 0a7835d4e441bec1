import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Popover } from 'react-aria-components/Popover';
import { useIsPhone } from '../is-phone';
import * as list from '../option-list.css';
import * as css from './calendar.css';

/** Container of an open calendar: a popover, on phones a sheet with a title. */
export function DateSurface({ title, children }: { title: ReactNode; children: ReactNode }) {
  const isPhone = useIsPhone();
  if (!isPhone) {
    return (
      <Popover placement="bottom start" offset={4} className={css.popover}>
        <Dialog className={css.dialog}>{children}</Dialog>
      </Popover>
    );
  }
  return (
    <ModalOverlay isDismissable className={list.overlay}>
      <Modal className={list.sheet}>
        <Dialog className={list.sheetBody}>
          {Boolean(title) && (
            <Heading slot="title" level={2} className={list.sheetTitle}>
              {title}
            </Heading>
          )}
          <div className={css.sheetBody}>{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
