import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { niveles } from '#contract/catalogue.ts';
import { open } from '#web/testing/app.tsx';
import { FAILURES } from '#web/testing/failures.ts';
import { answer, asked, fail } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { button, notices, problem } from '#web/testing/screen.ts';

const LEVELS = ['Hierro', 'Bronce', 'Plata', 'Oro'].map((descripcion, id) => ({
  id,
  descripcion,
  beneficios: ['Aparece en la búsqueda'],
  precio: id * 250,
  proyects_limit: id === 3 ? null : 2 + id,
}));

test('levels that do not load say so, and are asked for again', async () => {
  signIn(person('professional'));
  for (const [before, failure] of FAILURES.entries()) {
    fail(niveles, failure);
    await (before === 0 ? open('/profesional/membresia') : button('Intentar de nuevo').click());
    await expect.poll(() => asked(niveles)).toHaveLength(before + 1);
    const text = failure.text(niveles);
    await expect.element(problem().getByRole('heading', { name: text })).toBeVisible();
    await expect.element(notices().getByText(text, { exact: true })).toBeVisible();
  }
  answer(niveles, { niveles: LEVELS });
  await button('Intentar de nuevo').click();
  await expect.element(page.getByRole('radio', { name: /^Hierro/ })).toBeChecked();
});
