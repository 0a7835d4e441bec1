import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../components/IconButton/IconButton';
import * as styles from './modal-frame.css';
import { useRootMark } from './use-root-mark';
import { useWasOpen } from './use-was-open';
import { warnOnce } from './warn-once';

/** Props of every modal window. */
export interface ModalProps {
  /** True while open. The content is mounted only then. */
  isOpen: boolean;
  /** Called to open or close it: Escape, the Close button, a click outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** The action. It names the dialog for screen readers. */
  title: string;
  /** Name of the Close button. */
  closeLabel: string;
  /** Before the title: an `Avatar`. */
  image?: ReactNode;
  /** One line below the title. */
  description?: ReactNode;
  /** Next to the Close button: a `Timer`, a `StatusBadge`, a small button. */
  headerEnd?: ReactNode;
  /** The content. */
  children?: ReactNode;
  /** Buttons at the bottom, Cancel first, the action last. Always visible while the content scrolls. */
  footer?: ReactNode;
  /** Closes it on a click outside. Set to false if input would be lost. @default true */
  isDismissable?: boolean;
}

interface ModalFrameProps extends ModalProps {
  kind: 'center' | 'end' | 'bottom' | 'confirm';
  size?: 'sm' | 'md' | 'lg' | undefined;
  role?: 'alertdialog' | undefined;
}

/** The frame of every Dialog: backdrop, focus trap, Escape, heading, scrolling body, sticky footer. */
export function ModalFrame(props: ModalFrameProps) {
  return useWasOpen(props.isOpen) ? <Frame {...props} /> : null;
}

function Frame({
  kind,
  size,
  role,
  isOpen,
  onOpenChange,
  title,
  closeLabel,
  image,
  description,
  headerEnd,
  children,
  footer,
  isDismissable = true,
}: ModalFrameProps) {
  if (import.meta.env.DEV && !title)
    warnOnce('Dialog', 'It has no accessible name: pass `title`, which names its action.');
  useRootMark('hasModal', isOpen);
  const bodyId = useId();
  // Screen readers read a question with its description; a window of fields has none.
  const asks = role === 'alertdialog' && Boolean(children);
  return (
    <ModalOverlay
      className={styles.overlay({ kind })}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
    >
      <Modal className={styles.panel(size ? { kind, size } : { kind })}>
        <Dialog
          className={styles.section}
          {...(role ? { role } : {})}
          aria-describedby={asks ? bodyId : undefined}
        >
          <header className={styles.header}>
            {image}
            <div className={styles.headings}>
              <Heading slot="title" level={2} className={styles.title}>
                {title}
              </Heading>
              {description != null && <p className={styles.description}>{description}</p>}
            </div>
            {headerEnd != null && <div className={styles.headerEnd}>{headerEnd}</div>}
            {/* No tooltip: it would handle the first Escape. */}
            <IconButton
              size="sm"
              icon={X}
              aria-label={closeLabel}
              tooltip=""
              onPress={() => onOpenChange(false)}
            />
          </header>
          <Body id={bodyId}>{children}</Body>
          {footer ? <footer className={styles.footer({ kind })}>{footer}</footer> : null}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Scrolls. If it overflows and contains nothing focusable, it is focusable itself, so that keys can scroll it. */
function Body({ id, children }: { id: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const body = ref.current;
    if (!body) return undefined;
    const takeFocus = () => {
      const scrolls = body.scrollHeight > body.clientHeight;
      if (scrolls && !body.querySelector('a, button, input, select, textarea, [tabindex]'))
        body.tabIndex = 0;
      else body.removeAttribute('tabindex');
    };
    takeFocus();
    // Rotation, the on-screen keyboard and images change the size without a render.
    const size = new ResizeObserver(takeFocus);
    for (const part of [body, ...body.children]) size.observe(part);
    return () => size.disconnect();
  });
  return (
    <div ref={ref} id={id} className={styles.body}>
      {children}
    </div>
  );
}
