import { updatePaymentMethod, PAYOUT } from '#contract/payouts.ts';
import { perfil } from '#contract/profile.ts';
import { DAY } from '#lib/mexico-time.ts';
import { batchTime, nextBatch } from '#domain/payouts/batch.ts';
import { send } from './calls.ts';
import { productTime, setClock } from './clock.ts';
import { sideOf } from './images.ts';
import { type Member, newClient, newProfessional, TRADE } from './people.ts';

export const CLABE = '032180000118359719';

/**
 * Makes a professional with a payout of 472.00, and sets the clock to the Wednesday of the payout. Needs a product
 * of its own.
 */
export async function paidOutProfessional(
  nombre: string,
): Promise<{ fecha: string; professional: Member }> {
  const professional = await payable(nombre);
  // A new CLABE holds payouts for 72 hours.
  const fecha = nextBatch((await productTime()) + 3 * DAY);
  await setClock(new Date(batchTime(fecha)));
  return { fecha, professional };
}

async function payable(nombre: string): Promise<Member> {
  const [professional, client] = await Promise.all([newProfessional(nombre), newClient()]);
  const id = await professional.begin(client, {
    titulo: 'Fuga en la azotea',
    descripcion: 'Revisión y sellado de la tubería.',
    precio: 2000,
  });
  await professional.publish(id);
  await client.accept(id);
  await client.pay(id);
  await client.release(id, 0.25);
  const { session_id, keylogin } = professional;
  const as = { session_id, keylogin };
  const [front, back] = await Promise.all([sideOf('#335577'), sideOf('#775533')]);
  const images = {
    identificacionFrontal: { name: front.name, content: front.buffer },
    identificacionTrasera: { name: back.name, content: back.buffer },
  };
  await send(perfil, { prof: TRADE }, { as, images });
  await send(updatePaymentMethod, { ...PAYOUT, numero: CLABE }, { as });
  return professional;
}
