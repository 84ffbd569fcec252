import { IconLoader2 } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import style from './full-screen-loading.module.css';
import { createStore, useStore } from './store.ts';

const waits = createStore<readonly string[]>([]);

/** Covers the page while something must not be disturbed, for instance a payment. */
export const fullScreenLoading = {
  show: (text = 'Un momento…') => waits.set([...waits.get(), text]),
  /** Each `show` needs its `hide`; the cover goes with the last. */
  hide: () => waits.set(waits.get().slice(0, -1)),
};

/** Stands once in the page. A modal dialog: everything below is out of reach, also by keyboard. */
export function FullScreenLoading() {
  const text = useStore(waits).at(-1);
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
      // Browsers let a second Escape through.
      onClose={() => {
        if (waits.get().length > 0) dialog.current?.showModal();
      }}
    >
      <IconLoader2 className={style.spinner} size={44} stroke={1.5} aria-hidden />
      <output>{text}</output>
    </dialog>
  );
}
