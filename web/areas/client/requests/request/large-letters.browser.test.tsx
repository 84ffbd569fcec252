import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getRequest, getRequests, type RequestRecipient } from '#contract/requests.ts';
import { open, PHONE } from '#web/testing/app.tsx';
import { letters } from '#web/testing/letters.ts';
import { answer } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { REQUEST } from '#web/testing/requests.ts';
import { expectGoodScreen } from '#web/testing/screen.ts';

const NAME = 'Maximiliano Arredondo';
const SILENT: RequestRecipient = {
  keylogin: 'm'.repeat(43),
  nombre: NAME,
  img_profile: null,
  profesion: 'Plomería',
  average_rating: null,
  reviews_count: 0,
  trabajos_contigo: 0,
  estado: 'expirada',
  motivo: '',
  respondio_en: null,
  propuesta: null,
};

test('with large letters the names of those who were asked break between words', async () => {
  letters('200%');
  signIn(person('client'));
  const solicitud = { ...REQUEST, client_id: 'letras-0001', destinatarios: [SILENT] };
  const totales = { abierta: 1, elegida: 0, cerrada: 0 };
  answer(getRequest, { solicitud });
  answer(getRequests, { solicitudes: [solicitud], hay_mas: false, siguiente: null, totales });
  await open(`/cliente/solicitudes/${REQUEST.id}`, PHONE);
  const name = page.getByRole('heading', { name: NAME });
  await expect.element(name).toBeVisible();
  const text = name.element().firstChild as Text;
  for (const word of NAME.split(' ')) {
    const range = document.createRange();
    range.setStart(text, NAME.indexOf(word));
    range.setEnd(text, NAME.indexOf(word) + word.length);
    expect(range.getClientRects()).toHaveLength(1);
  }
  await expectGoodScreen();
});
