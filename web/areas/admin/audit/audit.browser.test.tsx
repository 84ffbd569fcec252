import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getAudit } from '#contract/audit.ts';
import { textOf } from '#contract/errors.ts';
import { address, open } from '#web/testing/app.tsx';
import { answer, asked, refuse } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { button, expectAtField, expectGoodScreen, field, fill } from '#web/testing/screen.ts';

// The filters of the audit log, as far as only the answer of a call varies.

const PERSON = 'Persona: nombre, correo o clave';
const NOTHING = { entradas: [], hay_mas: false, administradores: [] };

beforeEach(() => {
  signIn(person('admin'));
  answer(getAudit, NOTHING);
});

async function search(persona: string): Promise<void> {
  await fill({ [PERSON]: persona });
  await userEvent.keyboard('{Enter}');
}

test('the log is filtered by its address, and reports filters that match too much', async () => {
  await open('/admin/auditoria');
  await button('Filtros').click();
  await field('Acción').selectOptions('Creó una categoría');
  await expect.poll(address).toContain('accion=crear_categoria');
  await expect.poll(() => asked(getAudit).at(-1)).toMatchObject({ accion: 'crear_categoria' });
  const text = textOf('audit_person_too_short');
  refuse(getAudit, 'audit_person_too_short', { persona: text });
  await search('yo');
  expect(text).toBe('Escribe al menos 3 letras del nombre o del correo.');
  await expectAtField(PERSON, text);
  await expectGoodScreen();
  answer(getAudit, NOTHING);
  await search('nadie se llama así');
  await button('Quitar filtros').click();
  await expect.poll(address).toBe('/admin/auditoria');
});

test('without matching entries there is nothing to download', async () => {
  await open('/admin/auditoria?persona=nadie-se-llama-asi');
  await expect.element(page.getByText('Nada con estos filtros')).toBeVisible();
  await expect
    .element(button('Descargar CSV'))
    .toHaveAccessibleDescription('No hay nada que descargar.');
  await expectGoodScreen();
});
