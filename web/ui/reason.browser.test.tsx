import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DESKTOP } from '#web/testing/app.tsx';
import { button } from '#web/testing/screen.ts';
import { Button } from './button.tsx';

test('a pointer that rests where a button appears asks for no reason until it moves', async () => {
  await page.viewport(...DESKTOP);
  const place = document.createElement('div');
  place.style.cssText = 'position: fixed; top: 300px; left: 300px; width: 200px; height: 60px';
  place.textContent = 'Antes';
  document.body.append(place);
  await userEvent.hover(page.getByText('Antes'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <Button fullWidth disabledReason="Elige a alguien.">
      Continuar
    </Button>,
  );
  await expect.element(button('Continuar')).toBeInTheDocument();
  await expect.poll(() => button('Continuar').element().matches(':hover')).toBe(true);
  const reason = page.getByText('Elige a alguien.');
  await expect.element(reason).not.toBeVisible();
  await userEvent.hover(button('Continuar'), { position: { x: 10, y: 10 } });
  await expect.element(reason).toBeVisible();
});
