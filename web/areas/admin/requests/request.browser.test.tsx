import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getTeamRequest } from '#contract/requests.ts';
import { DESKTOP, open } from '#web/testing/app.tsx';
import { expectButtons, signInReader } from '#web/testing/reader.ts';
import { getMessages } from '#contract/chat.ts';
import { answer } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { REQUEST } from '#web/testing/requests.ts';
import { expectGoodScreen } from '#web/testing/screen.ts';
import type { TeamRequest } from './words.ts';

const SILENT: TeamRequest['destinatarios'][number] = {
  keylogin: 'p'.repeat(43),
  nombre: 'Ramón Núñez',
  img_profile: null,
  profesion: 'Plomería',
  average_rating: null,
  reviews_count: 0,
  trabajos_contigo: 0,
  estado: 'expirada',
  visto_at: null,
  motivo: '',
  respondio_en: null,
  propuesta: null,
  propuesta_fin: null,
  proyecto_abierto: null,
  eliminada: 0,
  vence: '2026-11-25T20:00:00.000Z',
};
const openWith = (estado: TeamRequest['estado'], ya_no_hizo_falta: 0 | 1) => {
  answer(getTeamRequest, {
    solicitud: {
      ...REQUEST,
      estado,
      cliente: { keylogin: 'c'.repeat(43), nombre: 'Clara Ríos', email: 'c@uno.mx', eliminada: 0 },
      destinatarios: [{ ...SILENT, ya_no_hizo_falta }],
    },
  });
  return open(`/admin/solicitudes/${REQUEST.id}`, DESKTOP);
};
const recipient = () => page.getByRole('listitem').filter({ hasText: 'Ramón Núñez' });

test.each([
  ['elegida', 1, 'Ya no hizo falta', 'El cliente eligió a otra persona antes de que respondiera.'],
  ['cerrada', 1, 'Ya no hizo falta', 'El cliente cerró la solicitud antes de que respondiera.'],
  ['elegida', 0, 'Expirada', 'No respondió antes de que terminara.'],
] as const)(
  'of a silence in a request that is %s (%s) the team reads why',
  async (estado, inTime, chip, story) => {
    signIn(person('admin'));
    await openWith(estado, inTime);
    await expect.element(recipient().getByText(chip, { exact: true })).toBeVisible();
    await expect.element(recipient().getByText(story)).toBeVisible();
    await expectGoodScreen();
  },
);

test('who only reads sees a request, and who reads what its people wrote', async () => {
  signInReader();
  await openWith('cerrada', 0);
  await expectButtons({ Volver: null, 'Ver conversación con Ramón Núñez': getMessages });
});
