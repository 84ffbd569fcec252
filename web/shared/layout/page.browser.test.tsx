import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DESKTOP, open } from '#web/testing/app.tsx';
import { answerCatalogue, answerSearch } from '#web/testing/catalogue.ts';
import { reach } from '#web/testing/keyboard.ts';
import { person, signIn } from '#web/testing/people.ts';
import { answerProject, projectOf } from '#web/testing/project.ts';

for (const path of ['/', '/login', '/categorias', '/cliente', '/chat/view'])
  test(`the first Tab stops of ${path} lead past its header`, async () => {
    answerCatalogue();
    answerSearch();
    if (path !== '/login') {
      const me = signIn(person('client'));
      answerProject(me, projectOf(me));
    }
    await open(path, DESKTOP);
    const main = page.getByRole('main');
    await expect.element(main).toBeVisible();
    const skip = page.getByRole('link', { name: 'Ir al contenido' });
    await reach(skip);
    await expect.element(skip).toBeInViewport();
    await userEvent.keyboard('{Enter}');
    await expect.element(main).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.closest('main, footer')).toBeTruthy();
  });
