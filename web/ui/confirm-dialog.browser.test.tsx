import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DESKTOP } from '#web/testing/app.tsx';
import { button } from '#web/testing/screen.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

// What holds for every question before something is done.

const dialog = () => page.getByRole('dialog');

async function ask(props: Partial<ConfirmDialogProps>, children?: ReactNode) {
  await page.viewport(...DESKTOP);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  function Asking() {
    const [opened, setOpened] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpened(true)}>
          Preguntar
        </button>
        <ConfirmDialog
          opened={opened}
          onClose={() => setOpened(false)}
          title="¿Lo hacemos?"
          confirmLabel="Hacerlo"
          onConfirm={() => Promise.resolve()}
          {...props}
        >
          {children}
        </ConfirmDialog>
      </>
    );
  }
  root.render(<Asking />);
  await expect.element(button('Preguntar')).toBeInTheDocument();
  (button('Preguntar').element() as HTMLElement).focus();
}

test('what can be undone is decided by one key more, and not by one that is still held down', async () => {
  let done = 0;
  await ask({ onConfirm: async () => void (done += 1) });
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Hacerlo')).toHaveFocus();
  const held = new KeyboardEvent('keydown', {
    key: 'Enter',
    repeat: true,
    bubbles: true,
    cancelable: true,
  });
  expect(button('Hacerlo').element().dispatchEvent(held)).toBe(false);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(button('Preguntar')).toHaveFocus();
  expect(done).toBe(1);
});

test.each([
  ['cannot be undone', { irreversible: true }],
  ['takes something away', { danger: true }],
])('what %s has the focus on the safe button', async (_what, props) => {
  await ask(props);
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Cancelar')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).not.toBeInTheDocument();
});

test.each([
  [false, 'No hay conexión. No se hizo nada: inténtalo de nuevo cuando vuelva.'],
  [true, 'Se cortó la conexión y no sabemos si se hizo. Inténtalo de nuevo cuando vuelva.'],
])(
  'a lost line is said at the buttons until it is tried again, online before: %s',
  async (online, words) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    onTestFinished(() => void vi.restoreAllMocks());
    let reached = false;
    await ask({
      onConfirm: async () => {
        if (!reached)
          throw Object.assign(new Error('Error al validar'), { code: 'network', campos: {} });
      },
    });
    await userEvent.keyboard('{Enter}');
    await button('Hacerlo').click();
    await expect.element(dialog().getByRole('alert')).toHaveTextContent(words);
    await button('Cancelar').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await button('Preguntar').click();
    await expect.element(dialog().getByRole('alert')).not.toBeInTheDocument();
    await button('Hacerlo').click();
    await expect.element(dialog().getByRole('alert')).toBeVisible();
    reached = true;
    await button('Hacerlo').click();
    await expect.element(dialog()).not.toBeInTheDocument();
  },
);

test('Back closes it and leaves the screen below where it is; the next one goes back', async () => {
  // As the router counts its places.
  history.replaceState({ idx: 0 }, '');
  history.pushState({ idx: 1 }, '');
  const left: unknown[] = [];
  const leave = ({ state }: PopStateEvent) => void left.push(state);
  addEventListener('popstate', leave);
  onTestFinished(() => removeEventListener('popstate', leave));
  await ask({});
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Hacerlo')).toHaveFocus();
  history.back();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.poll(() => history.state as unknown).toEqual({ idx: 1 });
  await expect.element(button('Preguntar')).toHaveFocus();
  expect(left).toEqual([]);
  history.back();
  await expect.poll(() => left).toEqual([{ idx: 0 }]);
  history.replaceState(null, '');
});
