import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { button } from '#web/testing/screen.ts';
import { Dialog } from './dialog.tsx';

test('the focus returns to where the last dialog was opened, also when another has just gone', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const show = (asked: string | null) =>
    root.render(
      <main>
        <h1>Proyectos</h1>
        <input aria-label="Buscar" />
        {asked !== null && (
          <Dialog key={asked} opened onClose={() => {}} title={asked}>
            <button type="button">{asked}</button>
          </Dialog>
        )}
      </main>,
    );

  show('Primero');
  await expect.element(button('Primero')).toHaveFocus();
  show(null);
  await expect.element(button('Primero')).not.toBeInTheDocument();
  const field = page.getByRole('textbox', { name: 'Buscar' });
  (field.element() as HTMLElement).focus();
  show('Segundo');
  await expect.element(button('Segundo')).toHaveFocus();
  show(null);
  await expect.element(field).toHaveFocus();
});
