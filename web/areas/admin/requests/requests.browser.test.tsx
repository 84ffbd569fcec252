import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getCategorias, getEstadosCiudades } from '#contract/catalogue.ts';
import { getTeamRequests } from '#contract/requests.ts';
import { address, DESKTOP, open, PHONE } from '#web/testing/app.tsx';
import { answer, asked } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { button, expectGoodScreen } from '#web/testing/screen.ts';

test.each([[DESKTOP], [PHONE]] as const)(
  'the filters that a number led here with are named, and a press takes each away',
  async (screen) => {
    signIn(person('admin'));
    answer(getEstadosCiudades, { estados: [] });
    answer(getCategorias, { categorias: [], descripciones: [], iconos: [] });
    answer(getTeamRequests, {
      solicitudes: [],
      totalPages: 1,
      total: 0,
      total_estimado: false,
      hay_mas: false,
      marca: null,
    });
    const place = { lugar: 'Yucatán', ciudad: 'Mérida' };
    const days = { desde: '2026-11-16', hasta: '2026-11-22' };
    const filters = { ...place, con: 'propuesta', paso: 'respondidas', ...days };
    await open(`/admin/solicitudes?${new URLSearchParams(filters)}`, screen);
    await expect
      .element(button('Quitar «Con su primera respuesta: 16 al 22 nov 2026»'))
      .toBeVisible();
    expect(asked(getTeamRequests).at(-1)).toMatchObject(filters);
    await expectGoodScreen();
    await button('Quitar «Con su primera respuesta: 16 al 22 nov 2026»').click();
    await button('Quitar «Con propuesta»').click();
    await button('Quitar «Mérida, Yucatán»').click();
    await expect.poll(address).toBe('/admin/solicitudes?lugar=Yucat%C3%A1n');
    await expect.element(page.getByRole('button', { name: /^Quitar «/ })).not.toBeInTheDocument();
  },
);
