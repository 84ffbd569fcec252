import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getUnsubscribe, unsubscribe } from '#contract/notifications.ts';
import { DESKTOP, open, PHONE } from '#web/testing/app.tsx';
import { FAILURES } from '#web/testing/failures.ts';
import { testFailures } from '#web/testing/form.ts';
import { answer, asked, fail, refuse } from '#web/testing/network.ts';
import { button, expectGoodScreen } from '#web/testing/screen.ts';

// The address in a mail that ends mails of its kind (4 §E).

const ADDRESS = '/baja/clave.mensajes.firma';
const END = 'No recibir más estos correos';
const heading = (name: string) => page.getByRole('heading', { name, level: 1 });

testFailures({
  screen: 'the end of mails',
  call: unsubscribe,
  button: END,
  typed: {},
  open: async () => {
    answer(getUnsubscribe, { grupo: 'mensajes' });
    await open(ADDRESS);
  },
});

for (const [name, screen] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)
  test(`on ${name}, only the button changes something, and the page says what`, async () => {
    answer(getUnsubscribe, { grupo: 'mensajes' });
    answer(unsubscribe, { grupo: 'mensajes' });
    await open(ADDRESS, screen);
    await expect
      .element(heading('¿Ya no quieres recibir por correo lo de «Mensajes»?'))
      .toBeVisible();
    await expectGoodScreen();
    expect(asked(unsubscribe)).toEqual([]);
    await button(END).click();
    await expect.element(heading('Listo')).toHaveFocus();
    expect(asked(unsubscribe)).toMatchObject([{ clave: 'clave.mensajes.firma' }]);
    await expect
      .element(page.getByRole('link', { name: /elegir todo/ }))
      .toHaveAttribute('href', '/avisos');
    await expectGoodScreen();
  });

test('an address that is not ours, and one that cannot be checked, say what to do', async () => {
  for (const [before, failure] of FAILURES.entries()) {
    fail(getUnsubscribe, failure);
    await (before === 0 ? open(ADDRESS) : button('Intentar de nuevo').click());
    await expect.poll(() => asked(getUnsubscribe)).toHaveLength(before + 1);
    const text = failure.text(getUnsubscribe);
    await expect.element(page.getByRole('heading', { name: text })).toBeVisible();
  }
  refuse(getUnsubscribe, 'unsubscribe_unknown');
  await button('Intentar de nuevo').click();
  await expect.element(heading('Este enlace no sirve')).toBeVisible();
  await expect.element(button(END)).not.toBeInTheDocument();
  await expectGoodScreen();
});
