import { expect, it, describe } from 'vitest';
import type { Email } from '#server/adapters/email/port.ts';
import { type Mail, sendMail } from './mail.ts';
import { render } from './render.ts';

// What a mail says in its two parts, which come from the same components (4 §E).

const mail: Mail = {
  to: 'clara@correo.mx',
  subject: 'Recibiste una propuesta',
  said: ['Hola: Taller Núñez te envió la propuesta «Cambio de llave».'],
  button: { label: 'Ver el proyecto', address: 'https://maestros.mx/chat/a?panel=proyecto&b=1' },
  why: 'Es para Clara (clara@correo.mx): recibes por correo lo de «Mis proyectos».',
};
const wayOut = {
  choose: 'https://maestros.mx/cliente/avisos',
  unsubscribe: 'https://maestros.mx/baja/abc.proyectos.def',
};

async function sent(one: Mail): Promise<Email> {
  const emails: Email[] = [];
  await sendMail({ send: async (email) => void emails.push(email) }, one);
  return emails[0]!;
}

describe('the text of a mail', () => {
  it('says all that the HTML says, once, with each address in a line that is not broken', () => {
    expect(render({ ...mail, wayOut }).text).toBe(
      [
        'Hola: Taller Núñez te envió la propuesta «Cambio de llave».',
        'Ábrelo en Maestros: https://maestros.mx/chat/a?panel=proyecto&b=1',
        'Es para Clara (clara@correo.mx): recibes por correo lo de «Mis proyectos».',
        'Elige qué te avisamos: https://maestros.mx/cliente/avisos',
        'Dejar de recibir estos correos https://maestros.mx/baja/abc.proyectos.def',
      ].join('\n\n'),
    );
  });

  it('keeps what people wrote as they wrote it', () => {
    const said = ['Uno <b>dos</b> & "tres"\n  otra línea\n\nfin &amp;'];
    expect(render({ ...mail, said }).text).toContain(
      'Uno <b>dos</b> & "tres"\notra línea\n\nfin &amp;',
    );
  });

  it('names each amount of a receipt in its own line', () => {
    const { text } = render({
      ...mail,
      sheet: {
        title: 'Recibo de pago R-000012',
        amount: '$1,800.00 MXN',
        facts: [
          ['Pagó', 'Clara Ríos'],
          ['Concepto', 'Cambio de llave'],
        ],
        notes: ['No es una factura.'],
      },
    });
    expect(text).toContain('\nRecibo de pago R-000012\n');
    expect(text).toContain('\n$1,800.00 MXN\n');
    expect(text).toContain('\nPagó: Clara Ríos\nConcepto: Cambio de llave\n');
    expect(text).toContain('\nNo es una factura.\n');
  });
});

describe('the HTML of a mail', () => {
  it('has a button that leads to the place, with its address in words', () => {
    const { html } = render(mail);
    const address = 'https://maestros.mx/chat/a?panel=proyecto&amp;b=1';
    expect(html.split(`href="${address}"`)).toHaveLength(3);
    expect(html).toMatch(/>Ver el proyecto</);
    expect(html).toContain(`>${address}</a>`);
  });

  it('is Spanish, can be read dark, and loads nothing', () => {
    const { html } = render({ ...mail, wayOut });
    expect(html).toMatch(/^<!doctype html><html [^>]*lang="es-MX"/);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    // Both that have the light colour of the page written at them.
    expect(html).toContain('.m-page,.m-page>table>tbody>tr>td{background:#12161f!important');
    expect(html).not.toMatch(/<img|<link|<script|src=|url\(|@import/);
  });

  it('lets nobody write HTML into it', () => {
    const evil = '<b onclick="x">"><script>alert(1)</script>';
    const { html } = render({
      ...mail,
      subject: `${evil}</title>`,
      said: [evil],
      code: evil,
      why: evil,
      button: { label: evil, address: `https://maestros.mx/${evil}` },
      sheet: { title: evil, amount: evil, facts: [[evil, evil]], notes: [evil] },
    });
    expect(html).not.toMatch(/<script|<b |"x"/);
  });

  it('shows a code large', () => {
    const { html, text } = render({ ...mail, said: ['123456 es tu código.'], code: '123456' });
    expect(html).toMatch(/font-size:34px[^>]*>123456</);
    expect(text.match(/123456/g)).toHaveLength(1);
  });
});

describe('the headers of a mail', () => {
  it('let a mailbox end what can be turned off, in one press', async () => {
    expect((await sent({ ...mail, wayOut })).headers).toEqual({
      'List-Unsubscribe': '<https://maestros.mx/baja/abc.proyectos.def>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('say nothing of it where nothing can be turned off', async () => {
    const email = await sent({ ...mail, replyTo: 'equipo@maestros.mx' });
    expect(email.headers).toBeUndefined();
    expect(email).toMatchObject({ to: mail.to, replyTo: 'equipo@maestros.mx' });
  });
});
