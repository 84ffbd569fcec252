import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { getCounts } from '#contract/accounts.ts';
import { open, PHONE } from '#web/testing/app.tsx';
import { answer } from '#web/testing/network.ts';
import { NOTHING_WAITS, person, signIn } from '#web/testing/people.ts';
import { refreshCounts } from '#web/shared/session/counts.ts';

test('the current link stays whole in sight on a phone at twice the size, also when its number comes', async () => {
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
  signIn(person('client'));
  await open('/cliente/proyectos', PHONE);
  const link = page
    .getByRole('navigation', { name: 'Mi cuenta' })
    .getByRole('link', { name: /^Mis proyectos/ });
  await expect.element(link).toBeInViewport({ ratio: 1 });
  answer(getCounts, { ...NOTHING_WAITS, solicitudes: 12, proyectos: 12 });
  await refreshCounts();
  await expect.element(link).toHaveAccessibleName(/12 por hacer/);
  await expect.element(link).toBeInViewport({ ratio: 1 });
});
