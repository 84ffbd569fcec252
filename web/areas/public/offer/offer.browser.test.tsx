import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getCategorias, niveles } from '#contract/catalogue.ts';
import { DESKTOP, open } from '#web/testing/app.tsx';
import { answerCatalogue, answerSettings } from '#web/testing/catalogue.ts';
import { FAILURES } from '#web/testing/failures.ts';
import { answer, asked, fail } from '#web/testing/network.ts';
import { alerts, button, problem } from '#web/testing/screen.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('data-attended');
});

test('the page works without the trades, and they can be loaded again', async () => {
  answer(niveles, { niveles: [] });
  answerSettings();
  for (const [at, failure] of FAILURES.entries()) {
    fail(getCategorias, failure);
    await (at === 0 ? open('/oferta-profesionales', DESKTOP) : button('Intentar de nuevo').click());
    await expect.poll(() => asked(getCategorias)).toHaveLength(at + 1);
    await expect
      .element(page.getByRole('heading', { level: 1, name: /Vive de tu oficio/ }))
      .toBeVisible();
    const text = failure.text(getCategorias);
    await expect.element(problem().getByRole('heading', { name: text })).toBeVisible();
    await expect.element(alerts().getByText(text, { exact: true })).toBeVisible();
    await expect.element(button('Intentar de nuevo')).not.toHaveAttribute('aria-busy');
  }
  answerCatalogue();
  await button('Intentar de nuevo').click();
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Plomería' }))
    .toBeVisible();
});

/** Component tests are for less motion otherwise. */
function allowMotion(): void {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    real(query.includes('reduced-motion') ? 'not all' : query),
  );
}

test('the film plays for who moved before the page could listen, and does nothing more', async () => {
  answerCatalogue();
  answer(niveles, { niveles: [] });
  answerSettings();
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  allowMotion();
  document.documentElement.setAttribute('data-attended', '');
  await open('/oferta-profesionales', DESKTOP);
  await expect.poll(() => play.mock.calls.length).toBeGreaterThan(0);
  await expect.element(button('Pausar la animación')).toBeVisible();
});

test.each([
  ['scrolls on before the film has begun has not refused it', 'AbortError', 'Pausar la animación'],
  ['has a browser that refuses films can start it', 'NotAllowedError', 'Reproducir la animación'],
])('who %s', async (_who, name, label) => {
  answerCatalogue();
  answer(niveles, { niveles: [] });
  answerSettings();
  const play = vi
    .spyOn(HTMLMediaElement.prototype, 'play')
    .mockRejectedValue(new DOMException('', name));
  allowMotion();
  await open('/oferta-profesionales', DESKTOP);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(document.querySelector('video')).toBeNull();
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => play.mock.calls.length).toBeGreaterThan(0);
  await expect.element(button(label)).toBeVisible();
});
