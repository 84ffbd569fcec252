import { IconLoader2 } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import style from './full-screen-loading.module.css';
import { createStore, useStore } from './store.ts';

const messages = createStore<readonly string[]>([]);

/** Covers the page while something must not be interrupted, for instance a payment. */
export const fullScreenLoading = {
  show: (text = 'Un momento…') => messages.set([...messages.get(), text]),
  /** Each `show` needs its `hide`; the last one removes the cover. */
  hide: () => messages.set(messages.get().slice(0, -1)),
};

/** Rendered once per page. A modal dialog, so that nothing below it can be reached by keyboard either. */
export function FullScreenLoading() {
  const text = useStore(messages).at(-1);
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (text === undefined) dialog.current?.close();
    else if (!dialog.current?.open) dialog.current?.showModal();
  }, [text]);

  return (
    <dialog
      ref={dialog}
      className={style.cover}
      aria-label="Cargando"
      onCancel={(event) => event.preventDefault()}
      // Browsers close the dialog on a second Escape.
      onClose={() => {
        if (messages.get().length > 0 && !dialog.current?.open) dialog.current?.showModal();
      }}
    >
      <IconLoader2 className={style.spinner} size={44} stroke={1.5} aria-hidden />
      <output>{text}</output>
    </dialog>
  );
}
