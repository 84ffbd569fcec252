import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { codeSend } from '#contract/sign-up.ts';
import { open } from '#web/testing/app.tsx';
import { answerCatalogue } from '#web/testing/catalogue.ts';
import { answer, asked } from '#web/testing/network.ts';
import { button, field, fill } from '#web/testing/screen.ts';
import { DATA, dropDrafts } from './testing.ts';

// The phone, by key presses and pastes: what is no Mexican number is never turned into one.

beforeEach(answerCatalogue);
afterEach(dropDrafts);

const phone = () => field('Teléfono');

async function openStep(): Promise<void> {
  answer(codeSend, { intento: 'uno', reenvio: 60, por_sms: true });
  await open('/quiero-contratar');
  await fill(DATA);
  await page.getByRole('checkbox', { name: /Acepto los términos/ }).click();
  await phone().click();
}

async function paste(text: string): Promise<void> {
  const input = phone().element() as HTMLInputElement;
  input.focus();
  // As the browser does it for a paste: at the caret, and with its events.
  document.execCommand('insertText', false, text);
}

for (const [how, type] of [
  ['typed', (text: string) => userEvent.keyboard(text.replaceAll(/[{[]/g, '$&$&'))],
  ['pasted', paste],
] as const) {
  test.each([
    ['3319000001', '33 1900 0001', '3319000001'],
    ['+52 1 (33) 1900-0001', '33 1900 0001', '3319000001'],
    ['0445519000001', '55 1900 0001', '5519000001'],
    ['664 190 0001', '664 190 0001', '6641900001'],
  ])(`${how} %s is read as %s`, async (text, shown, sent) => {
    await openStep();
    await type(text);
    await expect.element(phone()).toHaveValue(text);
    await userEvent.keyboard('{Tab}');
    await expect.element(phone()).toHaveValue(shown);
    await button('Continuar').click();
    await expect.poll(() => asked(codeSend).map(({ phone }) => phone)).toEqual([sent]);
  });

  test.each([
    ['+34 612 345 678', 'Solo aceptamos teléfonos de México, de 10 dígitos.'],
    ['123456789012', 'Sobran dígitos: el teléfono tiene 10.'],
    ['33 1900 000', 'Escribe los 10 dígitos de tu teléfono.'],
    ['0000000000', 'Ningún teléfono de México empieza con 0 o con 1. Revísalo.'],
  ])(`${how} %s stays as it is and is refused`, async (text, problem) => {
    await openStep();
    await type(text);
    await button('Continuar').click();
    await expect.element(page.getByText(problem)).toBeVisible();
    await expect.element(phone()).toHaveValue(text);
    expect(asked(codeSend)).toEqual([]);
  });
}

test('a digit in its middle can be corrected', async () => {
  await openStep();
  await userEvent.keyboard('3319000001{Tab}');
  await expect.element(phone()).toHaveValue('33 1900 0001');
  await phone().click();
  await userEvent.keyboard('{Home}{ArrowRight>4/}{Backspace}7');
  await expect.element(phone()).toHaveValue('33 7900 0001');
});
