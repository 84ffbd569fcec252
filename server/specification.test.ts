import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin } from '#demo/factories.ts';
import { dismissTeam } from './features/approvals/testing.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { Browser, type Encoding, type Json, picture, Wire } from './testing/wire.ts';

// Written from the two specifications alone: every call of both, with the payloads of their tables, in each encoding.

let test: TestApp;
let wire: Wire;
beforeAll(async () => {
  test = await startTestApp();
  wire = await Wire.of(test);
});
afterAll(() => test.close());

describe.each<[Encoding, number]>([
  ['json', 1],
  ['urlencoded', 2],
  ['multipart', 3],
])('as %s', (encoding, nth) => {
  const PASS = 'una-clave-larga';
  const phones = {
    client: `331000000${nth}`,
    professional: `332000000${nth}`,
    made: `333000000${nth}`,
  };
  const mail = (who: string) => `${who}.${encoding}@correo.mx`;
  const address = {
    direccion: 'Calle Morelos 12',
    referencia: 'Portón azul',
    apartamento: '4',
    estado: 'Jalisco',
    ciudad: 'Guadalajara',
    colonia: 'Americana',
    cp: 44160,
  };
  const prof = {
    nombre_comercial: `Taller ${encoding}`,
    profesion: 'Plomería',
    profesiones: ['Electricidad'],
    descripcion: 'Fugas, tinacos y calentadores.',
    estado: 'Jalisco',
    ciudad: 'Guadalajara',
  };
  const accountOf = (who: string, phone: string) => ({
    nombre: 'Clara',
    apellidos: 'Ríos Luna',
    email: mail(who),
    pass: PASS,
    phone,
    terms: true,
  });
  let client: Browser;
  let professional: Browser;
  let admin: Browser;
  beforeAll(() => {
    client = new Browser(wire, encoding);
    professional = new Browser(wire, encoding);
    admin = new Browser(wire, encoding);
  });

  it('signs up, signs in and restores a password', async () => {
    for (const [browser, who, phone] of [
      [client, 'client', phones.client],
      [professional, 'professional', phones.professional],
    ] as const) {
      await browser.send('/create-account/code_send.php', { phone });
      const code = await wire.codeSentTo(`+52${phone}`);
      await browser.send('/create-account/validate_code.php', { code });
      const account = accountOf(who, phone);
      const created =
        who === 'client'
          ? await browser.send('/create-account/create.php', { account, address })
          : await browser.send(
              '/create-account/create-profesional.php',
              { account, address, prof },
              [['image', await picture()]],
            );
      expect(created.user).toMatchObject({ keylogin: browser.key, account: { email: mail(who) } });
    }
    const { user } = await client.send('/account/validate_session.php');
    expect(user.rol).toBe(1);

    const visitor = new Browser(wire, encoding);
    const { keylogin } = await visitor.send('/verify-account/code_send_mail.php', {
      email: mail('client'),
    });
    const code = await wire.codeSentTo(mail('client'));
    await visitor.send('/verify-account/validate_code.php', { keylogin, code });
    const pass = 'otra-clave-larga';
    await visitor.send('/verify-account/restore_password.php', { keylogin, pass });
    expect(
      await visitor.reply('/verify-account/validate_login.php', {
        email: mail('client'),
        pass: PASS,
      }),
    ).toMatchObject({ mensaje: 'La contraseña no es valida' });
    const login = { email: mail('client'), pass };
    expect((await client.send('/verify-account/validate_login.php', login)).url_return).toBe('/');
  });

  it('reads the public site and writes to the team', async () => {
    const visitor = new Browser(wire, encoding);
    const { estados } = await visitor.send('/default/get_estados_ciudades.php');
    expect(estados).toHaveLength(32);
    expect(estados[0].ciudades[0]).toMatchObject({
      id: expect.any(Number),
      nombre: expect.any(String),
    });
    const { categorias, descripciones } = await visitor.send('/default/get_categorias.php');
    expect(descripciones).toHaveLength(categorias.length);
    const data = await visitor.send('/default/get_data_categorias.php');
    expect(data.categorias[0].data_categoria.form[0]).toMatchObject({
      opt: expect.any(String),
      precio: expect.any(Number),
    });
    expect((await visitor.send('/default/niveles.php')).niveles).toHaveLength(4);
    const formContact = {
      nombre: 'Ana',
      telefono: '3312345678',
      correo: 'ana@correo.mx',
      mensaje: 'Hola',
    };
    await visitor.send('/default/contacto.php', { formContact });
    expect((await visitor.send('/get_stripe_keys.php')).key_public).toMatch(/^pk_/);
  });

  it('is configured and validated by an administrator', async () => {
    // Whoever is alone in the team decides alone.
    await dismissTeam(test);
    admin.signIn(await makeAdmin(test.services, { email: mail('admin') }));
    const { accounts, totalPages } = await admin.send('/admin/accounts/get_accounts.php', {
      page: 1,
      itemsPerPage: 10,
      search: mail('professional'),
      rol: 2,
    });
    expect([accounts.length, totalPages]).toEqual([1, 1]);
    await admin.send('/admin/accounts/validate_professional.php', {
      user_id: professional.key,
      estatus: 'validado',
    });
    const user_id = client.key;
    for (const intervalo of ['1 DAY', '1 YEAR'])
      expect(
        await admin.send('/admin/accounts/get_user.php', { user_id, intervalo }),
      ).toMatchObject({
        user: { profile: null, account: { email: mail('client') }, address: { cp: 44160 } },
        mensajes_enviados: [],
        mensajes_recibidos: [],
        reviews_enviadas: [],
        reviews_recibidas: [],
        notificaciones_recibidas: expect.any(Array),
        pagos_realizados: [],
      });
    const { pass: _, terms: __, ...formDataAccount } = accountOf('client', phones.client);
    await admin.send('/admin/accounts/update_account.php', { user_id, formDataAccount });
    const formDataAddress = { ...address, colonia: 'Centro' };
    await admin.send('/admin/accounts/update_address.php', { user_id, rol: 1, formDataAddress });
    await admin.send('/admin/accounts/update_profile.php', {
      user_id: professional.key,
      rol: 2,
      formDataProfile: { ...prof, descripcion: 'Fugas y tinacos.' },
    });
    expect(
      (await admin.send('/default/get_profile.php', { keylogin: professional.key })).profile,
    ).toMatchObject({ keylogin: professional.key });

    // Somebody whom the team signs up, who chooses a password by the link and is deleted.
    const { pass: ___, terms: ____, ...account } = accountOf('made', phones.made);
    const made = await admin.send(
      '/create-account/create-profesional.php',
      { account, address, prof: { ...prof, nombre_comercial: 'Otro taller' } },
      [['image', await picture()]],
    );
    const id_sms = await wire.linkSentTo(`+52${phones.made}`);
    const visitor = new Browser(wire, encoding);
    const configured = await visitor.send('/default/configure_account.php', { id_sms });
    expect(configured.account.email).toBe(mail('made'));
    const chosen = { email: mail('made'), pass: PASS, confirm_pass: PASS, terms: true };
    await visitor.send('/default/configure_end.php', { id_sms, account: chosen });
    expect(
      await visitor.reply('/default/configure_end.php', { id_sms, account: chosen }),
    ).toMatchObject({ mensaje: 'Cuenta en uso' });
    await admin.send('/admin/accounts/delete_account.php', { id: made.user.keylogin });
  });

  it('changes one’s own account', async () => {
    const account = { nombre: 'Ramón', apellidos: 'Núñez', phone: phones.professional };
    const changed = await professional.send('/update-account/account.php', { account }, [
      ['image', await picture()],
    ]);
    expect(changed.user.account.nombre).toBe('Ramón');
    await professional.send('/update-account/account.php', { account });
    const moved = await professional.send('/update-account/address.php', {
      ...address,
      comentarios: '',
    });
    expect(moved.user.address.colonia).toBe('Americana');
    const profile = await professional.send('/update-account/perfil.php', { prof }, [
      ['identificacionFrontal', await picture()],
      ['identificacionTrasera', await picture()],
    ]);
    expect(profile.user.profile.identificacionFrontal_rute).not.toBe('');
    await professional.send('/update-account/perfil.php', { prof });
    const method = {
      tipo: 'Transferencia',
      metodo: 'Clabe interbancaria',
      numero: '002010077777777771',
    };
    await professional.send('/update-account/payment-method.php', method);
    const { niveles } = await professional.send('/default/niveles.php');
    await professional.send('/update-account/membership.php', niveles[0]);
    const { response } = await professional.send('/stripe/create.php', niveles[2]);
    expect(response.client_secret).toContain('_secret_');

    const portfolio = '/update-account/add-portfolio.php';
    const work = { titulo: 'Baño nuevo', descripcion: 'Tubería y azulejo.' };
    await professional.send(
      portfolio,
      { ...work, 'imagenes[0][estado]': 'por_subir', 'imagenes[1][estado]': 'por_subir' },
      [
        ['imagenes[0][file]', await picture()],
        ['imagenes[1][file]', await picture()],
      ],
    );
    const [item] = (await professional.send('/account/validate_session.php')).user.portfolio;
    expect(item.imagenes).toHaveLength(2);
    // One image stays as it was, the other one goes.
    const [kept, gone] = item.imagenes;
    await professional.send('/update-account/edit-portfolio.php', {
      id: item.id,
      ...work,
      titulo: 'Baño completo',
      'imagenes[0][ruta]': kept.ruta,
      'imagenes[0][file]': undefined,
      'imagenes[0][estado]': undefined,
      'imagenes[1][ruta]': gone.ruta,
      'imagenes[1][estado]': 'por_eliminar',
    });
    const [edited] = (await professional.send('/account/validate_session.php')).user.portfolio;
    expect(edited.titulo).toBe('Baño completo');
    await professional.send('/update-account/delete-portfolio.php', { portafolio: edited });
  });

  it('finds the professional, and both talk', async () => {
    const visitor = new Browser(wire, encoding);
    const filters = { categoria: 'Plomería', estado: 'Jalisco', ciudad: 'Guadalajara' };
    for (const search of [`Taller ${encoding}`, filters]) {
      const found = await visitor.send('/default/get_profiles.php', { search });
      expect(found.profiles.map(({ keylogin }: Json) => keylogin)).toContain(professional.key);
      expect(found.profiles_recommended).toEqual(expect.any(Array));
    }
    const { profile } = await visitor.send('/default/get_profile_public.php', {
      keylogin: professional.key,
    });
    expect(profile).toMatchObject({
      nombre_comercial: `Taller ${encoding}`,
      ciudad: 'Guadalajara',
    });
    const { user } = await client.send('/chat/search_profesional.php', {
      searchT: mail('professional'),
    });
    expect(user).toMatchObject({ keylogin: professional.key, email: mail('professional') });

    const keys = [client.key, professional.key];
    await client.send('/chat/send_message.php', {
      keys,
      msg: 'Gotea la llave.',
      sender: client.key,
    });
    await client.send('/chat/send_message.php', { keys, msg: '', sender: client.key }, [
      ['adjunto', await picture()],
    ]);
    await client.send('/chat/send_message.php', { keys, msg: 'Aviso', sender: 'System' });
    expect((await professional.send('/chat/get_conversations_no_read.php')).conversations).toBe(1);
    const { conversations } = await professional.send('/chat/get_conversations.php');
    expect(conversations).toMatchObject([{ other_key: client.key, last_sender: client.key }]);
    for (const [key_primary, key_secundary] of [keys, keys.toReversed()]) {
      const { messages } = await professional.send('/chat/get_messages.php', {
        key_primary,
        key_secundary,
      });
      expect(messages).toMatchObject([
        { sender: client.key, msg: 'Gotea la llave.', rute_adjunto: '' },
        { sender: client.key, msg: '', rute_adjunto: expect.stringMatching(/^\/files\//) },
      ]);
    }
  });

  it('takes a project from the proposal to the released money', async () => {
    const pair = { key_primary: client.key, key_secundary: professional.key };
    const now = async () => (await client.send('/chat/get_proposal.php', pair)).proposal;
    const update = (who: Browser, estado: string, sender_accept: number, receiver_accept: number) =>
      now().then(({ id }) =>
        who.send('/chat/update_proposal.php', {
          id_proposal: id,
          estado,
          sender_accept,
          receiver_accept,
        }),
      );
    await professional.send('/chat/proposal.php', {
      proposal: {
        estado: 'por_publicar',
        sender: client.key,
        sender_accept: true,
        receiver_accept: false,
        titulo: 'Cambio de llave',
        descripcion: 'Con material.',
        start: '',
        end: '',
        precio: '6000',
        adicionales: 0,
        data_propuesta: { adicionales: [] },
      },
    });
    const { proposal: draft } = await professional.send('/chat/get_proposal.php', {
      key_primary: professional.key,
      key_secundary: client.key,
    });
    await professional.send('/chat/update_data_proposal.php', {
      proposal: { ...draft, precio: 5500 },
    });
    await update(professional, 'publicada', 0, 1);
    await update(client, 'por_pagar', 1, 1);
    // Asked again, it says so.
    const again = await update(client, 'por_pagar', 1, 1);
    expect(again.proposal).toMatchObject({ estado: 'por_pagar', precio: 5500, pagado: 0 });

    const pay = async () => {
      const proposal = await now();
      const { response } = await client.send('/stripe/create_project.php', { proposal });
      const intent = response.client_secret.split('_secret_')[0];
      await test.stripe.paymentIntents.confirm(intent, {
        payment_method: 'pm_card_visa',
        return_url: wire.base,
      });
      const back = new URLSearchParams({
        redirect: `/chat/${professional.key}`,
        proposal_id: String(proposal.id),
        payment_intent: intent,
      });
      const reply = await fetch(`${wire.base}/stripe/confirm_project?${back}`, {
        redirect: 'manual',
      });
      expect(reply.headers.get('location')).toContain('payment_status=succeeded');
    };
    await pay();
    expect(await now()).toMatchObject({ estado: 'por_pagar', pagado: 2750 });

    const withService = await now();
    const added = {
      ...withService,
      data_propuesta: {
        adicionales: [{ descripcion: 'Otra llave', precio: 500, estatus: 'pendiente' }],
      },
    };
    const services = '/chat/update_adicionales_proposal.php';
    await professional.send(services, { proposal: withService, newProposal: added });
    const asked = await now();
    const accepted = structuredClone(asked);
    accepted.data_propuesta.adicionales[0].estatus = 'aceptado';
    expect(
      (await client.send(services, { proposal: asked, newProposal: accepted })).proposal,
    ).toMatchObject({ adicionales: 1 });
    await pay();
    expect(await now()).toMatchObject({
      estado: 'pagado',
      pagado: 6000,
      precio: 6000,
      adicionales: 0,
    });

    const { amount } = await client.send('/chat/anticipo_proposal.php', {
      proposal: { ...(await now()), anticipo: 0.25 },
    });
    expect(amount).toBe(1500);
    await update(client, 'completado', 1, 1);
    const review = { id_proposal: (await now()).id, rating: 5, description: 'Todo bien.' };
    await client.send('/chat/new-review.php', {
      ...review,
      sender: client.key,
      recieved: professional.key,
      type: 'cliente',
    });
    await professional.send('/chat/new-review.php', {
      ...review,
      sender: professional.key,
      recieved: client.key,
      type: 'profesional',
    });
    await update(client, 'finalizada', 1, 1);
    // 6,000 less 5 % and 3.00.
    const { user } = await professional.send('/account/validate_session.php');
    expect(user.balance).toBe(5697);
  });

  it('is watched by the administrators', async () => {
    const list = (search = '') => ({ page: 1, itemsPerPage: 10, search });
    const { mensajes } = await admin.send('/admin/mensajes/get_mensajes.php', list('llave'));
    expect(mensajes[0]).toMatchObject({ de: expect.any(String), para: expect.any(String) });
    const pair = { key_primary: mensajes[0].key1, key_secundary: mensajes[0].key2 };
    expect((await admin.send('/chat/get_messages.php', pair)).messages.length).toBeGreaterThan(2);
    const { pagos } = await admin.send(
      '/admin/pagos/get_pagos_de_clientes.php',
      list(mail('client')),
    );
    expect(pagos.map(({ value }: Json) => value)).toEqual([3250, 2750]);
    const { pago } = await admin.send('/admin/pagos/get_pago_de_cliente.php', {
      pago_id: pagos[0].id,
    });
    expect(pago).toMatchObject({
      type_sell: 'proyecto',
      divisa: 'MXN',
      payment_status: 'succeeded',
    });
    const { reviews } = await admin.send('/admin/reviews/get_reviews.php', {
      ...list(mail('client')),
      type: 'cliente',
    });
    const [{ id }] = reviews;
    expect(
      (await admin.send('/admin/reviews/get_review.php', { review_id: id })).review,
    ).toMatchObject({ id, rating: 5 });
    await admin.send('/admin/reviews/delete_review.php', { id });
    const period = { searchDateStart: '2026-11-01', searchDateEnd: '2026-11-30' };
    const metrics: Record<string, string[]> = {
      cuentas: ['by_rol', 'by_nivel', 'by_profesion', 'by_estado', 'by_ciudad'],
      mensajes: ['promedio_caracteres', 'by_seen', 'by_direction'],
      propuestas: [
        'propuestas_por_estado',
        'total_propuestas',
        'precio_promedio',
        'pro_profesional_estado',
        'pro_profesional_ciudad',
        'pro_profesional_profesion',
      ],
      pagos: ['pagos_por_tipo', 'pagos_por_status', 'precio_promedio'],
      reviews: [
        'reviews_by_type',
        'averages_by_type',
        'reviews_by_rating',
        'reviews_by_state',
        'reviews_by_city',
        'reviews_by_profession',
      ],
      notifications: [
        'notifications_by_role',
        'notifications_by_message',
        'notifications_by_state',
        'notifications_by_city',
        'notifications_by_profession',
      ],
    };
    for (const [name, names] of Object.entries(metrics)) {
      const report = await admin.send(`/admin/reportes/${name}.php`, period);
      expect(Object.keys(report.metrics)).toEqual(expect.arrayContaining(names));
    }

    const path = '/admin/categorias/update_categorias.php';
    const data_categoria = {
      categoria: `Vidriería ${encoding}`,
      descripcion: 'Cambia vidrios.',
      form: [{ opt: 'Cambiar vidrio', precio: 350 }],
    };
    await admin.send(path, { categoria: { data_categoria, newOptForm: '' } });
    const found = await admin.send('/admin/categorias/get_categorias.php', {
      page: 1,
      itemsPerPage: 40,
      search: data_categoria.categoria,
    });
    const [categoria] = found.categorias;
    // The object in hand, twice.
    for (const precio of [400, 450])
      await admin.send(path, {
        categoria: {
          ...categoria,
          data_categoria: { ...data_categoria, form: [{ opt: 'Cambiar vidrio', precio }] },
        },
      });
  });
});

it('made the examples of the document', async () => {
  await expect(wire.examples()).toMatchFileSnapshot('./openapi/examples.json');
});
