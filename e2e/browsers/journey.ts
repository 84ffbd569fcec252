import { expect } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts';
import { photoOf, sideOf } from '../steps/images.ts';
import { codeSentTo, outbox } from '../steps/outbox.ts';
import {
  demoProfessional,
  logIn,
  newClient,
  newProfessional,
  signUpProfessional,
  somebodyNew,
} from '../steps/people.ts';
import { stopPolling } from '../steps/chat.ts';
import { payDue } from '../steps/project-calls.ts';
import { projectAt } from '../steps/project-setup.ts';
import { LEAK } from '../steps/request.ts';
import { isPhone } from './engine.ts';
import type { Target } from './find.ts';
import { test } from './test.ts';

// What people do most, in browsers other than that of the journeys: short, because those know the rest.

const button = (name: string | RegExp, within?: Target): Target => ({
  role: 'button',
  name,
  ...(within && { within }),
});
const dialog: Target = { role: 'dialog' };
const messages: Target = { role: 'log' };
const BANK = 'Verificación de tu banco';
const panel: Target = { role: 'region', name: 'Proyecto' };

test('public pages', async ({ visitor }) => {
  const { keylogin } = await demoProfessional();
  for (const [name, address] of [
    ['home', '/'],
    ['search', '/categorias/plomeria?estado=Jalisco&ciudad=Guadalajara'],
    ['public-profile', `/ver/profesional/${keylogin}`],
    ['offer', '/oferta-profesionales'],
    ['terms', '/terminos-condiciones'],
  ] as const) {
    await visitor.open(address);
    await visitor.expectGoodScreen(name);
  }
});

test('a request with a picture, and signing up on the way', async ({ visitor, size }) => {
  const person = somebodyNew('Irma', 'Vega Sol');
  const next = async () => {
    if (isPhone(size)) await visitor.press(button('Siguiente'));
  };
  await visitor.open('/solicitar');
  await visitor.fill('Descripción', LEAK.descripcion_servicio);
  await visitor.press({ role: 'radio', name: LEAK.categoria });
  // On a phone it goes on by itself.
  await visitor.press({ role: 'radio', name: /^Reparar una fuga/ });
  await visitor.fill('Cantidad', LEAK.cantidad);
  await visitor.attach('Imágenes (opcional)', [await photoOf(3)]);
  await visitor.see(button(/^Quitar la imagen/));
  await visitor.expectGoodScreen('request');
  await next();
  await visitor.press(button('Continuar'));
  await visitor.press({ role: 'checkbox', name: /^Elegir a / });
  await visitor.expectGoodScreen('choice');
  await visitor.press(button('Continuar'));

  await visitor.expectAt(/^\/quiero-contratar$/);
  await visitor.fill('Nombre', person.nombre);
  await visitor.fill('Apellidos', person.apellidos);
  await visitor.fill('Correo', person.email);
  await visitor.fill('Contraseña', person.pass);
  await visitor.fill('Teléfono', person.phone);
  await visitor.press(button('Continuar'));
  await visitor.see({ text: 'Acepta los términos y condiciones para continuar.' });
  await visitor.expectGoodScreen('sign-up');
  await visitor.press({ role: 'checkbox', name: /Acepto los términos/ });
  await visitor.press(button('Continuar'));
  await visitor.fill('Código', await codeSentTo(person.phone));
  await visitor.see({ text: 'Código Validado' });
  await visitor.press(button('Crear cuenta'));

  await visitor.see({ role: 'heading', name: 'Revisa tu solicitud' });
  await visitor.expectGoodScreen('review-of-request');
  await visitor.press(button('Enviar solicitud'));
  await visitor.see({ role: 'heading', name: 'Tu solicitud va en camino' });
  await visitor.press({ role: 'link', name: /^Abrir chat con / });
  await visitor.see({ text: 'Gotea la llave del fregadero', within: messages });
  await visitor.see(button(/^Ver imagen/, messages));
  await visitor.expectGoodScreen('chat-with-request');
});

test('logging in and out', async ({ visitor, size }) => {
  await visitor.open('/login');
  await visitor.fill('Correo', DEMO_ACCOUNTS[0].email);
  await visitor.fill('Contraseña', 'otra-clave');
  await visitor.press(button('Ingresar'));
  await visitor.see({ text: 'La contraseña no es valida' });
  await visitor.expectGoodScreen('login');
  await visitor.fill('Contraseña', DEMO_PASSWORD);
  await visitor.press(button('Ingresar'));
  await visitor.expectAt(/^\/$/);
  await visitor.open('/cliente');
  await visitor.expectGoodScreen('client');
  if (isPhone(size)) await visitor.press(button('Abrir menú'));
  await visitor.press(button('Cerrar sesión'));
  await visitor.expectAt(/^\/login$/);
});

test('a chat with push and a picture', async ({ visitor, size }) => {
  const professional = await newProfessional();
  const client = await newClient();
  await client.write(professional, 'Buen día.');
  await visitor.signIn(client);
  await visitor.open('/cliente');
  // The links that follow load no new document.
  await visitor.evaluate(stopPolling);
  if (isPhone(size)) await visitor.press(button('Abrir menú'));
  await visitor.press({ role: 'link', name: /^Conversaciones/ });
  await visitor.press({ role: 'link', name: /Ramiro N\./ });
  await visitor.fill(/^Mensaje para/, '¿Puede venir mañana?');
  await visitor.press(button('Enviar mensaje'));
  await visitor.see({ text: '¿Puede venir mañana?', within: messages });
  await expect.poll(async () => (await professional.read(client)).length).toBe(2);
  await professional.write(client, 'Con gusto, a las diez.');
  await visitor.see({ text: 'Con gusto, a las diez.', within: messages });

  await visitor.attach('Imagen para adjuntar', [await photoOf(5)]);
  await visitor.see(button('Quitar la imagen'));
  await visitor.fill(/^Mensaje para/, 'Así está.');
  await visitor.press(button('Enviar mensaje'));
  await visitor.see(button(/^Ver imagen/, messages));
  await expect
    .poll(async () => (await professional.read(client)).at(-1))
    .toMatchObject({ msg: 'Así está.', rute_adjunto: expect.stringMatching(/./) });
  await visitor.expectGoodScreen('chat');
});

test('a proposal is accepted and paid, after a declined card and a refusing bank', async ({
  visitor,
}) => {
  const job = await projectAt('publicada', await newProfessional());
  const pay = button(/^Pagar \$1,999\.00/);
  const fillCard = async (number: string) => {
    await visitor.fill('Número de tarjeta', number);
    await visitor.fill('Fecha de vencimiento', '12 / 34');
    await visitor.fill('Código de seguridad', '123');
  };
  await visitor.signIn(job.client);
  await visitor.open(`/chat/${job.professional.keylogin}?panel=proyecto`);
  await visitor.see({ text: '$1,999.00', within: panel });
  await visitor.expectGoodScreen('proposal');
  await visitor.press(button(/^Aceptar por/, panel));
  await visitor.press(button('Aceptar propuesta', dialog));

  await visitor.press({ ...pay, within: panel });
  await fillCard('4000000000000002');
  await visitor.press({ ...pay, within: dialog });
  await visitor.see({ text: 'rechazada' });
  await visitor.expectGoodScreen('declined');
  await fillCard('4000002500003155');
  await visitor.press({ ...pay, within: dialog });
  await visitor.inFrame(BANK, () => visitor.press(button('Rechazar')));
  await visitor.see({ text: 'Error', within: { role: 'region', name: 'Avisos' } });
  expect(await job.view()).toMatchObject({ estado: 'por_pagar', pagado: 0 });

  await visitor.press({ ...pay, within: dialog });
  await visitor.inFrame(BANK, () => visitor.see(button('Autorizar')));
  await visitor.expectGoodScreen('bank');
  await visitor.inFrame(BANK, () => visitor.press(button('Autorizar')));
  await visitor.see({ text: '$1,999.00 protegido', within: panel });
  await visitor.expectGoodScreen('paid');
  expect(await job.view()).toMatchObject({ estado: 'pagado', pagado: 1999 });
});

test('completed work is reviewed', async ({ visitor }) => {
  const job = await projectAt('por_pagar', await newProfessional());
  await payDue(job);
  await visitor.signIn(job.client);
  await visitor.open(`/chat/${job.professional.keylogin}?panel=proyecto`);
  await visitor.press(button('Marcar como completado', panel));
  await visitor.press(button('Marcar como completado', dialog));
  await visitor.press(button(/^Calificar/));
  await visitor.press({ role: 'radio', name: /^5 /, within: dialog });
  await visitor.fill('Tu opinión', 'Llegó a tiempo y dejó todo limpio.');
  await visitor.expectGoodScreen('review');
  await visitor.press(button(/calificación|Calificar/, dialog));
  await visitor.see({ text: 'La calificación se proceso con exito' });
  await visitor.expectGoodScreen('reviewed');
});

test('a form of the public area: contact', async ({ visitor }) => {
  const { email, phone } = somebodyNew('Clara', 'Ríos');
  await visitor.open('/#contacto');
  await visitor.fill('Nombre', 'Clara Ríos');
  await visitor.fill('Teléfono', phone);
  await visitor.fill('Correo', email);
  await visitor.fill('Mensaje (opcional)', `¿Atienden en Tonalá? (${phone})`);
  await visitor.expectGoodScreen('contact');
  await visitor.press(button('Enviar mensaje'));
  await visitor.see({ role: 'heading', name: 'Gracias por escribirnos' });
  await expect
    .poll(async () => (await outbox()).filter(({ text }) => text.includes(phone)).length)
    .toBe(1);
});

test('a form of the client’s area: address', async ({ visitor }) => {
  await visitor.signIn(await newClient());
  await visitor.open('/cliente/direccion');
  await visitor.fill('Calle y número', 'Av. Hidalgo 10');
  await visitor.select('Estado', 'Jalisco');
  await visitor.fill('Ciudad', 'Guadalajara');
  await visitor.press({ role: 'option', name: 'Guadalajara' });
  await visitor.fill('Colonia', 'Centro');
  await visitor.fill('Código postal', '44100');
  await visitor.press(button('Guardar cambios'));
  await visitor.see({ text: 'Tu cuenta se actualizo sin problemas.' });
  await visitor.expectGoodScreen('client-form');
});

test('a form of the professional’s area: profile with the ID', async ({ visitor }) => {
  await visitor.signIn(await newProfessional());
  await visitor.open('/profesional/perfil');
  await visitor.fill('Nombre comercial (opcional)', 'Taller Núñez');
  await visitor.attach('Frente de tu identificación', [await sideOf('#b8452b')]);
  await visitor.attach('Reverso de tu identificación', [await sideOf('#1e4fa3')]);
  await visitor.press(button('Guardar cambios'));
  await visitor.see({ text: 'Tu cuenta se actualizo sin problemas.' });
  await visitor.see({ role: 'img', name: 'El reverso que ya tenemos' });
  await visitor.expectGoodScreen('professional-form');
});

test('a form of the team’s area: validating a professional', async ({ visitor }) => {
  const { keylogin } = await signUpProfessional(somebodyNew('Elena', 'Núñez Gil'));
  await visitor.signIn(await logIn(DEMO_ACCOUNTS[2].email));
  await visitor.open('/admin/reportes/pagos-de-clientes');
  await visitor.expectGoodScreen('report');
  await visitor.open(`/admin/cuentas/${keylogin}`);
  await visitor.press(button('Validar'));
  await visitor.fill('Motivo', 'Trajo su identificación a la oficina.', dialog);
  await visitor.expectGoodScreen('validation');
  await visitor.press(button('Validar', dialog));
  await visitor.gone(dialog);
  await visitor.see({ text: 'Validad' });
  await visitor.expectGoodScreen('account');
});
