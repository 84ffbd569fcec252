import { Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import style from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { MantineScope } from './mantine/scope.tsx';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';

export interface DialogProps {
  opened: boolean;
  /** Called by Escape, by the cross and by a press outside. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  /** A decision or a form that must not close by accident. */
  persistent?: boolean;
  size?: 'sm' | 'md' | 'lg';
  /** Its buttons are always in sight, and on a phone it fills the screen: for long forms. */
  fills?: boolean;
}

/** A dialog in the middle of a desktop, a sheet from below on a phone. Focus returns when it closes. */
export function Dialog({
  opened,
  onClose,
  title,
  children,
  actions,
  persistent = false,
  size = 'md',
  fills = false,
}: DialogProps) {
  useFocusBack(opened);
  return (
    <MantineScope>
      <Modal.Root
        opened={opened}
        onClose={onClose}
        centered
        zIndex="var(--m-layer-dialog)"
        closeOnClickOutside={!persistent}
        // Its way of locking writes a <style> that our policy refuses; global.css does it.
        lockScroll={false}
        transitionProps={{ transition: 'pop', duration: 160 }}
        classNames={{
          inner: `${style.inner} ${fills ? style.filling : ''}`,
          content: `${style.content} ${style[size]}`,
        }}
      >
        <Modal.Overlay color="var(--m-backdrop)" backgroundOpacity={1} />
        <Modal.Content>
          {/* Not Modal.Header: a <header> here would be a second head of the page. */}
          <div className={style.header}>
            <Modal.Title className={style.title}>{title}</Modal.Title>
          </div>
          <Modal.Body className={style.body}>
            {children}
            {actions && <div className={style.actions}>{actions}</div>}
          </Modal.Body>
          {/* Last, so that the focus begins at the first field or at the safe button. */}
          <div className={style.close}>
            <IconButton label="Cerrar" onClick={onClose}>
              <IconX size={22} />
            </IconButton>
          </div>
        </Modal.Content>
      </Modal.Root>
    </MantineScope>
  );
}

/** Longer than the dialog takes to fade. */
const GONE = 200;

/** The library forgets who opened a dialog that was made open, or that is taken away while open. */
function useFocusBack(opened: boolean): void {
  useEffect(() => {
    if (!opened) return undefined;
    const opener = document.activeElement;
    return () => {
      setTimeout(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement)
          opener.focus({ preventScroll: true });
      }, GONE);
    };
  }, [opened]);
}
