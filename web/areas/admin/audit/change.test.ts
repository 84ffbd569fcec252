import { expect, test } from 'vitest';
import { AUDIT_ACTIONS, type AuditAction } from '#domain/audit/audit.ts';
import { changesOf } from './change.ts';

type Fields = Record<string, unknown> | null;
const people = [
  { keylogin: 'clave-de-clara', nombre: 'Clara Solís', rol: 1 as const },
  { keylogin: 'clave-de-ramon', nombre: 'Ramón Ríos', rol: 2 as const },
];
const changes = (action: AuditAction, antes: Fields, despues: Fields) =>
  changesOf({
    asunto: { tipo: AUDIT_ACTIONS[action].subject, id: '7', nombre: null, pago: null },
    personas: people,
    antes,
    despues,
  });
/** Each change as a line: «Estado: Activa → Suspendida». */
const read = (action: AuditAction, antes: Fields, despues: Fields) =>
  changes(action, antes, despues).map(
    ({ field, before, after }) =>
      `${field}: ${[before, after].filter((value) => value !== null).join(' → ')}`,
  );

test('shows a change as fields in Spanish, money in pesos', () => {
  expect(
    changes(
      'resolver_disputa',
      { estado: 'pagado', retenido: 200_000 },
      { estado: 'finalizada', reembolso: 50_050, motivo: 'Acuerdo' },
    ),
  ).toEqual([
    { field: 'Estado', before: 'Pagado', after: 'Finalizado' },
    { field: 'Retenido', before: '$2,000.00', after: null },
    { field: 'Reembolso', before: null, after: '$500.50' },
    { field: 'Motivo', before: null, after: 'Acuerdo' },
  ]);
});

test('shows only the parts of a nested field that differ, by their own names', () => {
  expect(
    changes(
      'editar_categoria',
      { opciones: { tipo: 9_500, 'Sin material': 6_000, constructor: 100 } },
      { opciones: { tipo: 12_000, 'Sin material': 6_000, constructor: 100 } },
    ),
  ).toEqual([{ field: 'Opciones · tipo', before: '$95.00', after: '$120.00' }]);
});

test('shows fields of one side only, skips empty ones and spells out unknown names', () => {
  expect(
    changes('crear_profesional', null, {
      rol: 2,
      nivel: 3,
      visible_para_todos: true,
      nuevo_campo: null,
      search: '',
    }),
  ).toEqual([
    { field: 'Tipo de cuenta', before: null, after: 'Profesional' },
    { field: 'Membresía', before: null, after: 'Oro' },
    { field: 'Visible para todos', before: null, after: 'sí' },
  ]);
  expect(changes('ver_cuenta', null, null)).toEqual([]);
});

// What each action's handler records, and the text of it.
const RECORDED: Partial<Record<AuditAction, readonly [antes: Fields, despues: Fields, string[]]>> =
  {
    crear_profesional: [
      null,
      { rol: 2, validacion: 'validado' },
      ['Tipo de cuenta: Profesional', 'Validación: Validado'],
    ],
    cambiar_cuenta: [
      { phone: '••• 1234' },
      { phone: '••• 9876' },
      ['Teléfono: ••• 1234 → ••• 9876'],
    ],
    cambiar_direccion: [
      { estado: 'Jalisco', cp: 44160, comentarios: '' },
      { estado: 'Ciudad de México', cp: 6700, comentarios: 'Timbre 2' },
      [
        'Estado: Jalisco → Ciudad de México',
        'Código postal: 44160 → 06700',
        'Comentarios: vacío → Timbre 2',
      ],
    ],
    cambiar_perfil: [
      { profesiones: ['Pintura'] },
      { profesiones: [], identificacionTrasera: 'imagen nueva' },
      ['Otras profesiones: Pintura → vacío', 'Reverso de la identificación: imagen nueva'],
    ],
    validar_profesional: [
      { validacion: 'pendiente', motivo: '' },
      { validacion: 'rechazado', motivo: 'Foto borrosa' },
      ['Validación: Por validar → Rechazado', 'Motivo: vacío → Foto borrosa'],
    ],
    eliminar_cuenta: [
      { estado: 'suspendida' },
      { estado: 'eliminada' },
      ['Estado: Suspendida → Eliminada'],
    ],
    suspender_cuenta: [
      { estado: 'activa' },
      { estado: 'suspendida', motivo: 'Cobra por fuera' },
      ['Estado: Activa → Suspendida', 'Motivo: Cobra por fuera'],
    ],
    restaurar_cuenta: [
      { estado: 'suspendida', motivo: 'Cobra por fuera' },
      { estado: 'activa' },
      ['Estado: Suspendida → Activa', 'Motivo: Cobra por fuera'],
    ],
    cambiar_acceso: [null, { cambio: 'contraseña' }, ['Cambio: contraseña']],
    ver_identificacion: [null, { lado: 'frente', imagen: 'a1b2c3' }, ['Lado: Frente']],
    asignar_profesional: [
      { profesional_asignado: null },
      { profesional_asignado: 'clave-de-ramon' },
      ['Profesional asignado: nadie → Ramón Ríos'],
    ],
    cancelar_proyecto: [
      { estado: 'por_pagar' },
      { estado: 'cancelada', motivo: 'Duplicado' },
      ['Estado: Por pagar → Cancelada', 'Motivo: Duplicado'],
    ],
    resolver_disputa: [
      { estado: 'completado', retenido: 100 },
      { estado: 'cancelada', reembolso: 100, liberado: 0, motivo: 'No llegó' },
      [
        'Estado: Completado → Cancelada',
        'Retenido: $1.00',
        'Reembolso: $1.00',
        'Liberado: $0.00',
        'Motivo: No llegó',
      ],
    ],
    listar_mensajes: [null, { search: 'fuga', page: 2 }, ['Texto buscado: fuga', 'Página: 2']],
    eliminar_resena: [
      {
        id_proposal: 12,
        type: 'cliente',
        sender: 'clave-de-clara',
        recieved: 'clave-de-ramon',
        rating: 1,
        description: 'Insultos',
      },
      null,
      [
        'Proyecto: 12',
        'Tipo: De cliente',
        'De: Clara Solís',
        'Para: Ramón Ríos',
        'Estrellas: 1',
        'Reseña: Insultos',
      ],
    ],
    crear_categoria: [
      null,
      {
        categoria: 'Vidrios',
        descripcion: 'Ventanas',
        tipo: 'area',
        opciones: { Templado: 90_000 },
      },
      [
        'Categoría: Vidrios',
        'Descripción: Ventanas',
        'Tipo: Ancho × largo × precio por m²',
        'Opciones · Templado: $900.00',
      ],
    ],
    editar_categoria: [
      { tipo: 'opcion', orden: ['Chico', 'Grande'] },
      { tipo: 'aparato', orden: ['Grande', 'Chico'] },
      [
        'Tipo: Precio de la opción × cantidad → Precio de la opción de un aparato',
        'Orden: Chico, Grande → Grande, Chico',
      ],
    ],
    reintentar_notificacion: [
      null,
      { evento: 'telefono_por_equipo', canal: 'whatsapp' },
      ['Aviso: Teléfono cambiado por el equipo', 'Canal: WhatsApp'],
    ],
    descartar_notificacion: [
      null,
      { evento: 'pago_parcial', canal: 'email' },
      ['Aviso: Pago parcial', 'Canal: Correo'],
    ],
    reintentar_trabajo: [null, { tipo: 'send_refund' }, ['Tipo: Devolver dinero a una tarjeta']],
    descartar_trabajo: [null, { tipo: 'read_id' }, ['Tipo: Leer una identificación']],
    actualizar_pago_a_profesional: [
      { estado: 'pendiente', clave_rastreo: null, motivo: null },
      { estado: 'enviado', clave_rastreo: 'MBAN01', motivo: null, en_revision: true },
      [
        'Estado: Pendiente → Enviado',
        'Clave de rastreo: vacío → MBAN01',
        'Con un proyecto detenido por riesgo: sí',
      ],
    ],
    pagar_cuenta_eliminada: [
      null,
      { numero: '•••9719', titular: 'Rosa Díaz', monto: 47_200, motivo: 'Mostró su INE' },
      ['CLABE: •••9719', 'Titular: Rosa Díaz', 'Monto: $472.00', 'Motivo: Mostró su INE'],
    ],
    corregir_linea_del_banco: [
      { nota: 'Renta' },
      { nota: null, motivo: 'Era una comisión' },
      ['Nota: Renta → vacío', 'Motivo: Era una comisión'],
    ],
    descargar_pagos_a_profesionales: [
      null,
      { pagos: 3, estado: 'pendiente', orden: 'monto', detenidos: 1 },
      ['Pagos: 3', 'Estado: Pendiente', 'Orden: Los de más monto', 'Detenidos por riesgo: 1'],
    ],
    corregir_clave_de_rastreo: [
      { clave_rastreo: 'MBAN01' },
      { clave_rastreo: 'MBAN02' },
      ['Clave de rastreo: MBAN01 → MBAN02'],
    ],
    quitar_fotos: [null, { motivo: 'Se ve una cara' }, ['Motivo: Se ve una cara']],
    reintentar_devolucion: [null, { monto: 150_000 }, ['Monto: $1,500.00']],
    liquidar_devolucion: [
      null,
      { monto: 150_000, como: 'transferencia', clave: '0041', motivo: 'Su tarjeta ya no existe' },
      [
        'Monto: $1,500.00',
        'Cómo: Transferencia',
        'Clave o folio: 0041',
        'Motivo: Su tarjeta ya no existe',
      ],
    ],
    decidir_perdida: [
      null,
      { monto: 200_000, cargo: 50_000, motivo: 'No hay pruebas' },
      ['Monto: $2,000.00', 'A cargo del profesional: $500.00', 'Motivo: No hay pruebas'],
    ],
    quitar_estado_de_cuenta: [
      null,
      { lineas: 40, desde: '2026-11-01', hasta: '2026-11-30', notas: ['Renta', 'Comisión'] },
      ['Líneas: 40', 'Desde: 2026-11-01', 'Hasta: 2026-11-30', 'Notas: Renta, Comisión'],
    ],
    importar_estado_de_cuenta: [
      null,
      { lineas: 40, desde: '2026-11-01', hasta: '2026-11-30' },
      ['Líneas: 40', 'Desde: 2026-11-01', 'Hasta: 2026-11-30'],
    ],
    explicar_linea_del_banco: [
      null,
      { fecha: '2026-11-03', monto: -47_200, nota: 'Renta' },
      ['Fecha: 2026-11-03', 'Monto: −$472.00', 'Nota: Renta'],
    ],
    atender_hecho: [
      null,
      { tipo: 'account.updated', nota: 'Cambio de logo' },
      ['Tipo: account.updated', 'Nota: Cambio de logo'],
    ],
    cerrar_caso: [
      { estado: 'abierto' },
      { estado: 'cerrado', causa: 'resto', decision: 'seguir', motivo: 'Paga el viernes' },
      [
        'Estado: Abierto → Cerrado',
        'Causa: Entregado y sin pagar el resto',
        'Decisión: Sigue su curso',
        'Motivo: Paga el viernes',
      ],
    ],
    cerrar_mes: [
      null,
      { mes: '2026-10', movimientos: 412, firma: '9f3ac21e' },
      ['Mes: 2026-10', 'Movimientos: 412', 'Firma: 9f3ac21e'],
    ],
    ajustar_diferencia: [
      null,
      { movimiento: 'txn_1', monto: 123_400, motivo: 'Venta en la feria' },
      ['Movimiento: txn_1', 'Monto: $1,234.00', 'Motivo: Venta en la feria'],
    ],
    descargar_contabilidad: [
      null,
      { desde: '2026-11-01', hasta: '2026-11-30', movimientos: 412 },
      ['Desde: 2026-11-01', 'Hasta: 2026-11-30', 'Movimientos: 412'],
    ],
    cambiar_tarifa: [
      null,
      {
        tarifa: 'Comisión',
        porcentaje: 5.5,
        fija: 300,
        desde: '2027-01-01',
        motivo: 'Sube el costo',
      },
      [
        'Tarifa: Comisión',
        'Porcentaje: 5.5',
        'Parte fija: $3.00',
        'Desde: 2027-01-01',
        'Motivo: Sube el costo',
      ],
    ],
    cambiar_permisos: [
      { permisos: ['finanzas', 'moderación'] },
      { permisos: ['dueño'] },
      ['Permisos: Finanzas, Moderación → Dueño'],
    ],
    invitar_administrador: [
      null,
      { nombre: 'Eva', apellidos: 'Paz', email: 'eva@maestros.mx', permisos: ['finanzas'] },
      ['Nombre: Eva', 'Apellidos: Paz', 'Correo: eva@maestros.mx', 'Permisos: Finanzas'],
    ],
    reenviar_invitacion: [
      null,
      { email: 'eva@maestros.mx', permisos: ['finanzas', 'soporte'] },
      ['Correo: eva@maestros.mx', 'Permisos: Finanzas, Soporte'],
    ],
    pedir_aprobacion: [
      null,
      { que: 'pagos', monto: 2_500_000 },
      ['Qué: Cambiar pagos a profesionales', 'Monto: $25,000.00'],
    ],
    aprobar: [
      null,
      { que: 'disputa', monto: 1_200_000, pidio: 'Ada Ruiz' },
      ['Qué: Resolver una disputa', 'Monto: $12,000.00', 'Lo pidió: Ada Ruiz'],
    ],
    rechazar_aprobacion: [
      null,
      { que: 'eliminar_cuenta', pidio: 'Ada Ruiz', motivo: 'Pidió quedarse' },
      ['Qué: Eliminar una cuenta', 'Lo pidió: Ada Ruiz', 'Motivo: Pidió quedarse'],
    ],
    retirar_aprobacion: [null, { que: 'eliminar_cuenta' }, ['Qué: Eliminar una cuenta']],
    vencer_aprobacion: [
      null,
      { que: 'perdida', monto: 50_000, pidio: 'Ada Ruiz' },
      ['Qué: Cargar una pérdida a un profesional', 'Monto: $500.00', 'Lo pidió: Ada Ruiz'],
    ],
    dejar_sin_efecto: [
      null,
      { que: 'cuenta_eliminada', monto: 50_000, motivo: 'Ya estaba hecho.' },
      ['Qué: Pagarle a una cuenta eliminada', 'Monto: $500.00', 'Motivo: Ya estaba hecho.'],
    ],
    cambiar_limites: [
      { limite_pagos: 2_000_000, limite_decisiones: 1_000_000 },
      { limite_pagos: 3_000_000, limite_decisiones: 1_500_000, motivo: 'Ya somos cinco' },
      [
        'Pagos, desde más de: $20,000.00 → $30,000.00',
        'Disputas, desde más de: $10,000.00 → $15,000.00',
        'Motivo: Ya somos cinco',
      ],
    ],
    deshacer_limites: [
      { limite_pagos: 3_000_000, limite_decisiones: 1_500_000 },
      { limite_pagos: 2_000_000, limite_decisiones: 1_000_000, motivo: 'Fue un error' },
      [
        'Pagos, desde más de: $30,000.00 → $20,000.00',
        'Disputas, desde más de: $15,000.00 → $10,000.00',
        'Motivo: Fue un error',
      ],
    ],
    retirar_invitacion: [
      { email: 'eva@maestros.mx', permisos: ['dueño'] },
      null,
      ['Correo: eva@maestros.mx', 'Permisos: Dueño'],
    ],
    aceptar_invitacion: [
      null,
      { email: 'eva@maestros.mx', permisos: ['dueño'], invita: 'clave-de-clara' },
      ['Correo: eva@maestros.mx', 'Permisos: Dueño', 'Invitó: Clara Solís'],
    ],
    retirar_tarifa: [
      { tarifa: 'Plata', precio: 44900, desde: '2027-01-01', motivo: 'Sube el costo' },
      null,
      ['Tarifa: Plata', 'Precio: $449.00', 'Desde: 2027-01-01', 'Motivo: Sube el costo'],
    ],
    cambiar_respuesta: [
      { tema: 'rechazo', titulo: 'Foto', texto: 'No se lee.', retirada: false },
      { tema: 'rechazo', titulo: 'Foto', texto: 'No se lee, {nombre}.', retirada: true },
      ['Texto: No se lee. → No se lee, {nombre}.', 'Retirada: no → sí'],
    ],
    asignar_caso: [
      { responsable: 'clave-de-clara' },
      { responsable: null },
      ['Responsable: Clara Solís → nadie'],
    ],
    cambiar_preguntas: [
      {
        preguntas: { '¿Puedo cancelar?': 'Sí.' },
        orden: ['¿Puedo cancelar?'],
        retiradas: [],
      },
      {
        preguntas: { '¿Puedo cancelar?': 'Sí, antes.', '¿Y luego?': 'No.' },
        orden: ['¿Y luego?', '¿Puedo cancelar?'],
        retiradas: ['¿Puedo cancelar?'],
      },
      [
        'Preguntas · ¿Puedo cancelar?: Sí. → Sí, antes.',
        'Orden: ¿Puedo cancelar? → ¿Y luego?, ¿Puedo cancelar?',
        'Fuera de la página: vacío → ¿Puedo cancelar?',
        'Preguntas · ¿Y luego?: No.',
      ],
    ],
    deshacer_preguntas: [
      { preguntas: { '¿Puedo cancelar?': 'Sí, antes.' } },
      { preguntas: { '¿Puedo cancelar?': 'Sí.' } },
      ['Preguntas · ¿Puedo cancelar?: Sí, antes. → Sí.'],
    ],
    cambiar_contacto: [
      { contacto: { Correo: 'a@maestros.mx', WhatsApp: null } },
      { contacto: { Correo: 'b@maestros.mx', WhatsApp: '+523312345678' } },
      [
        'Contacto · Correo: a@maestros.mx → b@maestros.mx',
        'Contacto · WhatsApp: vacío → +523312345678',
      ],
    ],
    deshacer_contacto: [
      { contacto: { Correo: 'b@maestros.mx', WhatsApp: null } },
      { contacto: { Correo: 'a@maestros.mx', WhatsApp: null } },
      ['Contacto · Correo: b@maestros.mx → a@maestros.mx'],
    ],
    buscar: [null, { texto: 'Inés Paz' }, ['Texto: Inés Paz']],
    listar_cuentas: [
      null,
      { rol: 1, search: 'Inés' },
      ['Tipo de cuenta: Cliente', 'Texto buscado: Inés'],
    ],
    listar_pagos: [
      null,
      { intentos: true, tipo: 'membresia', page: 2, tras: '1.90.81', filas: 10 },
      [
        'Intentos sin cobro: sí',
        'Tipo: Membresías',
        'Página: 2',
        'Después de: 1.90.81',
        'Filas: 10',
      ],
    ],
    listar_pagos_a_profesionales: [
      null,
      { estado: 'pendiente', persona: 'clave-de-ramon', orden: 'monto' },
      ['Estado: Pendiente', 'Persona: Ramón Ríos', 'Orden: Los de más monto'],
    ],
    listar_proyectos: [
      null,
      { estado: 'abiertos', vence: 3 },
      ['Estado: En curso', 'Días para vencer: 3'],
    ],
    listar_solicitudes: [null, { con: 'propuesta' }, ['Con: Con propuesta']],
    listar_disputas: [
      null,
      { estado: 'abiertas', tras: 12 },
      ['Estado: Por resolver', 'Después de: 12'],
    ],
    listar_contracargos: [null, { estado: 'terminados' }, ['Estado: Terminados']],
    listar_denuncias: [
      null,
      { estado: 'atendidas', persona: 'clave-de-clara', id: 4 },
      ['Estado: Atendidas', 'Persona: Clara Solís', 'Número: 4'],
    ],
    listar_validaciones: [null, { tras: 7 }, ['Después de: 7']],
    listar_resenas: [
      null,
      { type: 'cliente', search: 'fuga' },
      ['Tipo: De cliente', 'Texto buscado: fuga'],
    ],
    listar_avisos: [null, { persona: 'Clara' }, ['Persona: Clara']],
    cerrar_riesgo: [
      { estado: 'abierto' },
      { estado: 'cerrado', regla: 'misma_clabe', decision: 'nada_malo', nota: 'Son hermanos' },
      [
        'Estado: Abierto → Cerrado',
        'Regla: La misma CLABE en los dos lados',
        'Decisión: No había nada malo',
        'Nota: Son hermanos',
      ],
    ],
    cambiar_regla: [
      { activa: false, texto: 'El pago es de $15,000 o más.' },
      { activa: true, texto: 'El pago es de $9,000 o más.', motivo: 'Hubo fraudes' },
      [
        'Encendida: no → sí',
        'Texto: El pago es de $15,000 o más. → El pago es de $9,000 o más.',
        'Motivo: Hubo fraudes',
      ],
    ],
    deshacer_regla: [
      { texto: 'El pago es de $9,000 o más.' },
      { texto: 'El pago es de $15,000 o más.', motivo: 'Fue un error' },
      ['Texto: El pago es de $9,000 o más. → El pago es de $15,000 o más.', 'Motivo: Fue un error'],
    ],
    asignar_proyecto: [
      { responsable: null },
      { responsable: 'clave-de-clara' },
      ['Responsable: nadie → Clara Solís'],
    ],
    descargar_proyectos: [
      null,
      {
        proyectos: 12,
        estado: 'abiertos',
        con: 'protegido',
        lugar: 'Jalisco',
        precio_desde: 5000,
        precio_hasta: 20000,
        sin_movimiento: 7,
        vence: 3,
        responsable: 'mias',
        orden: 'precio',
      },
      [
        'Proyectos: 12',
        'Estado: En curso',
        'Con: Dinero protegido',
        'Lugar: Jalisco',
        'Precio desde, en pesos: 5000',
        'Precio hasta, en pesos: 20000',
        'Días sin movimiento: 7',
        'Días para vencer: 3',
        'Responsable: Las propias',
        'Orden: De mayor precio',
      ],
    ],
    avisar_fuera_de_pago: [
      null,
      { avisados: 3, motivo: 'sin_metodo' },
      ['Avisados: 3', 'Motivo: Sin método de pago'],
    ],
    descargar_cuentas: [
      null,
      { cuentas: 9, rol: 2, validacion: 'pendiente', suspendidas: true, orden: 'nombre' },
      [
        'Cuentas: 9',
        'Tipo de cuenta: Profesional',
        'Validación: Por validar',
        'Solo suspendidas: sí',
        'Orden: Por nombre',
      ],
    ],
    descargar_solicitudes: [
      null,
      {
        solicitudes: 4,
        search: 'fuga',
        estado: 'abierta',
        ciudad: 'Mérida',
        con: 'propuesta',
        paso: 'respondidas',
        orden: 'antiguas',
      },
      [
        'Solicitudes: 4',
        'Texto buscado: fuga',
        'Estado: Abierta',
        'Ciudad: Mérida',
        'Con: Con propuesta',
        'Qué pasó en esos días: Con su primera respuesta',
        'Orden: Las más antiguas',
      ],
    ],
    descargar_resenas: [
      null,
      { resenas: 7, type: 'cliente', orden: 'calificacion' },
      ['Reseñas: 7', 'Tipo: De cliente', 'Orden: De menor calificación'],
    ],
    descargar_disputas: [
      null,
      { disputas: 3, estado: 'abiertas' },
      ['Disputas: 3', 'Estado: Por resolver'],
    ],
    descargar_contracargos: [
      null,
      { contracargos: 2, estado: 'terminados' },
      ['Contracargos: 2', 'Estado: Terminados'],
    ],
    descargar_denuncias: [
      null,
      { denuncias: 5, estado: 'atendidas' },
      ['Denuncias: 5', 'Estado: Atendidas'],
    ],
    descargar_mensajes: [
      null,
      { mensajes: 12, search: 'efectivo', orden: 'antiguos' },
      ['Mensajes: 12', 'Texto buscado: efectivo', 'Orden: Los más antiguos'],
    ],
    descargar_pagos: [
      null,
      {
        pagos: 12,
        intentos: true,
        con: 'contracargo',
        tipo: 'membresia',
        cantidad_desde: 500,
        cantidad_hasta: 900,
        desde: '2026-11-01',
        hasta: '2026-11-30',
        orden: 'cantidad',
      },
      [
        'Pagos: 12',
        'Intentos sin cobro: sí',
        'Con: Contracargo abierto',
        'Tipo: Membresías',
        'Cantidad desde, en pesos: 500',
        'Cantidad hasta, en pesos: 900',
        'Desde: 2026-11-01',
        'Hasta: 2026-11-30',
        'Orden: De mayor cantidad',
      ],
    ],
    descargar_auditoria: [
      null,
      { entradas: 40, accion: 'ver_cuenta', admin: 'clave-de-clara', desde: '2026-11-01' },
      ['Entradas: 40', 'Acción: Vio una cuenta', 'Administrador: Clara Solís', 'Desde: 2026-11-01'],
    ],
  };

/** Actions that record no fields: the administrator and the person say everything. */
const PLAIN: readonly AuditAction[] = [
  'ver_contracargo',
  'ver_disputa',
  'entregar_pruebas',
  'crear_administrador',
  'restablecer_administrador',
  'ver_cuenta',
  'enviar_enlace',
  'leer_conversacion',
  'ver_solicitud',
  'ver_proyecto',
  'leer_notas',
  'leer_notas_de_proyecto',
  'ver_documentos',
  'ver_pago',
  'ver_resena',
  'ver_caso',
  'ver_riesgo',
  'recordar_proyecto',
  'recordar_cuenta',
  'anotar_proyecto',
  'anotar_cuenta',
  'atender_denuncia',
];

test('covers every action', () => {
  expect([...Object.keys(RECORDED), ...PLAIN].toSorted()).toEqual(
    Object.keys(AUDIT_ACTIONS).toSorted(),
  );
});

test.each(Object.entries(RECORDED))('%s is shown in Spanish', (action, [antes, despues, words]) => {
  expect(read(action as AuditAction, antes, despues)).toEqual(words);
});

test('names the administrator of a filter when the name is known', () => {
  const [change] = changesOf(
    {
      asunto: { tipo: 'audit', id: '', nombre: null, pago: null },
      personas: [],
      antes: null,
      despues: { admin: 'clave-de-ada' },
    },
    [{ keylogin: 'clave-de-ada', nombre: 'Ada Ruiz' }],
  );
  expect(change?.after).toBe('Ada Ruiz');
});
