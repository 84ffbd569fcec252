import { Modal } from '@mantine/core';
import { IconWifiOff, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useBackCloses } from './back-closes.ts';
import style from './dialog.module.css';
import { afterDialog, keepFocusNear, type Place, placesOf } from './focus-places.ts';
import { IconButton } from './icon-button.tsx';
import { MantineScope } from './mantine/scope.tsx';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';

export interface DialogProps {
  opened: boolean;
  /** Called by Escape, the close button and a press outside. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  /** Above the buttons: that what was pressed found no connection. */
  lost?: string | null;
  /** A decision or a form that must not close by accident. */
  persistent?: boolean;
  size?: 'sm' | 'md' | 'lg';
  /** For long forms: its buttons stay visible, and on a phone it fills the screen. */
  fills?: boolean;
  /** Its contents fill it from edge to edge and begin with what it is about, as a search does: the title is only read out. */
  bare?: boolean;
  /** Also called by the browser's Back; not for a dialog that has an address of its own. */
  backCloses?: boolean;
  /** For contents that are still loading, without anything yet that could take the focus: the title takes it. */
  titleTakesFocus?: boolean;
}

/** A dialog in the middle of a desktop, a sheet from below on a phone. Focus returns when it closes. */
export function Dialog({
  opened,
  onClose,
  title,
  children,
  actions,
  lost = null,
  persistent = false,
  size = 'md',
  fills = false,
  bare = false,
  backCloses = false,
  titleTakesFocus = false,
}: DialogProps) {
  useFocusBack(opened);
  const isOnTop = useOnTop(opened);
  useBackCloses(opened && backCloses, onClose);
  return (
    <MantineScope>
      <Modal.Root
        opened={opened}
        // Of two that are open, Escape is meant for the one in front.
        onClose={() => {
          if (isOnTop()) onClose();
        }}
        centered={!bare}
        zIndex="var(--m-layer-dialog)"
        closeOnClickOutside={!persistent}
        // The library's scroll lock writes a <style> that our CSP refuses; global.css does it.
        lockScroll={false}
        transitionProps={{ transition: 'pop', duration: 160 }}
        classNames={{
          inner: [style.inner, fills && style.filling, bare && style.bare]
            .filter(Boolean)
            .join(' '),
          content: `${style.content} ${style[size]}`,
        }}
      >
        <Modal.Overlay color="var(--m-backdrop)" backgroundOpacity={1} />
        {/* The library names it by its title only once that is drawn. */}
        <Modal.Content aria-label={title}>
          {/* Not Modal.Header: its <header> would be a second banner landmark. */}
          <div className={bare ? 'm-hidden' : style.header}>
            <Modal.Title
              className={style.title}
              {...(titleTakesFocus && { tabIndex: -1, 'data-autofocus': true })}
            >
              {title}
            </Modal.Title>
          </div>
          <Modal.Body className={style.body}>
            {children}
            {actions && (
              <div className={style.actions}>
                {lost !== null && (
                  <p role="alert" className={style.lost}>
                    <IconWifiOff size={20} aria-hidden />
                    {lost}
                  </p>
                )}
                {actions}
              </div>
            )}
          </Modal.Body>
          {/* Last, so that the first field or the safe button gets the focus. */}
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

/** The open dialogs, the one in front last. */
const openDialogs: symbol[] = [];

/** Whether a dialog is in front of all others, asked when it is to close. */
function useOnTop(opened: boolean): () => boolean {
  const [me] = useState(() => Symbol('dialog'));
  useEffect(() => {
    if (!opened) return undefined;
    openDialogs.push(me);
    return () => void openDialogs.splice(openDialogs.indexOf(me), 1);
  }, [opened, me]);
  return () => openDialogs.at(-1) === me;
}

/** Where the focus was before the dialog that opened last. */
let before: readonly Place[] = [];

/** Forgets to give back the focus that the dialog before it had taken. */
let stay = (): void => {};

/** Returns the focus, or keeps it nearby; the library does not when a dialog is mounted or unmounted while open. */
function useFocusBack(opened: boolean): void {
  useEffect(() => {
    if (!opened) return undefined;
    stay();
    const { activeElement } = document;
    const inside = activeElement === document.body || activeElement?.closest('[role="dialog"]');
    // What opened it may be gone with what was done in it, and a dialog may follow another that it replaces.
    const places = [...(activeElement ? placesOf(activeElement) : []), ...(inside ? before : [])];
    before = places;
    return () => {
      stay = afterDialog(() => keepFocusNear(places));
    };
  }, [opened]);
}
