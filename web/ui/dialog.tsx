import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import style from './dialog.module.css';
import { MantineScope } from './mantine/scope.tsx';
import '@mantine/core/styles/CloseButton.layer.css';
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
}: DialogProps) {
  return (
    <MantineScope>
      <Modal
        opened={opened}
        onClose={onClose}
        title={title}
        centered
        // Its way of locking writes a <style> that our policy refuses; global.css does it.
        lockScroll={false}
        zIndex="var(--m-layer-dialog)"
        closeOnClickOutside={!persistent}
        closeButtonProps={{ 'aria-label': 'Cerrar', size: 44, iconSize: 22 }}
        overlayProps={{ color: 'var(--m-backdrop)', backgroundOpacity: 1 }}
        transitionProps={{ transition: 'pop', duration: 160 }}
        classNames={{
          inner: style.inner,
          content: `${style.content} ${style[size]}`,
          header: style.header,
          title: style.title,
          body: style.body,
        }}
      >
        {children}
        {actions && <div className={style.actions}>{actions}</div>}
      </Modal>
    </MantineScope>
  );
}
