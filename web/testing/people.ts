import { getPreguntas } from '#contract/settings.ts';
import { getCannedAnswers } from '#contract/canned-answers.ts';
import { ROL } from '#contract/call.ts';
import { getCounts, getOwnProjects } from '#contract/accounts.ts';
import { getFavourites, getKnown, getRehire } from '#contract/favourites.ts';
import { emptyTexts } from '#contract/fields.ts';
import { profileFields } from '#contract/profile/fields.ts';
import { getReceivedRequests, getRequests } from '#contract/requests.ts';
import { getPending } from '#contract/operations.ts';
import { getSecondFactor } from '#contract/second-factor.ts';
import { validateSession } from '#contract/session.ts';
import type { User } from '#contract/views.ts';
import { storeSession } from '#web/api/session-store.ts';
import { answerSettings } from './catalogue.ts';
import { answer, isAnswered } from './network.ts';

let people = 0;

/** Somebody with an account; `changes` says what the test is about. */
export function person(rol: keyof typeof ROL, changes: Partial<User> = {}): User {
  const account = {
    nombre: 'Nora',
    apellidos: 'Salas Gil',
    email: 'nora@correo.example',
    phone: '+523312345678',
    img_profile: null,
  };
  return {
    keylogin: `${++people}`.padStart(43, 'n'),
    nombre: 'Nora Salas Gil',
    rol: ROL[rol],
    ...(rol === 'admin' && { permisos: ['dueño'] }),
    segundo_factor: 'inactivo',
    nivel: 0,
    balance: 0,
    reservado: 0,
    reservado_por_decidir: 0,
    adeudo: 0,
    en_camino: 0,
    retenido: 0,
    img_profile: null,
    account,
    contacto_pendiente: [],
    address: null,
    profile: rol === 'professional' ? PROFILE : null,
    payment_method: null,
    pagos_retenidos_hasta: null,
    membership: {
      id: 0,
      membership_info: { descripcion: 'Hierro', proyects_limit: 2 },
      membership_renewal: { time: null },
      limite_libre_at: null,
      ends_at: null,
    },
    portfolio: [],
    reviews: {
      average_rating_sender: null,
      average_rating_recieved: null,
      total_recieved: 0,
      total_sender: 0,
      recibidas: [],
      enviadas: [],
    },
    proposal: [],
    proposal_active: [],
    proposal_total: { en_curso: 0, esperando: 0, finalizados: 0, cerrados: 0 },
    finalizados_7_dias: 0,
    ...changes,
  };
}

const PROFILE: User['profile'] = {
  ...emptyTexts(profileFields),
  nombre_comercial: 'Plomería Salas',
  profesion: 'Plomería',
  profesiones: [],
  descripcion: 'Fugas, tinacos y calentadores.',
  estado: 'Jalisco',
  ciudad: 'todo el estado',
  dias: [],
  hora_inicio: '',
  hora_fin: '',
  precios: [],
  identificacionFrontal_rute: null,
  identificacionTrasera_rute: null,
  identificacion_at: null,
  identificacion_estado: 'falta',
  validacion: 'validado',
  validacion_motivo: '',
  validacion_at: '2026-11-02T15:00:00.000Z',
};

export const NOTHING_PENDING = {
  cola: 0,
  validaciones: 0,
  denuncias: 0,
  disputas: 0,
  aprobaciones: 0,
  casos: 0,
  contracargos: 0,
  consultas: 0,
  avisos: 0,
  eliminaciones: 0,
  devoluciones: 0,
  hechos: 0,
  diferencias: 0,
  atrasadas: 0,
  notificaciones: 0,
  trabajos: 0,
};

/** The counts of somebody for whom nothing waits. */
export const NOTHING_WAITS = { conversaciones: 0, solicitudes: 0, proyectos: 0, avisos: 0 };

/** The membership of somebody who may send no more proposals until tomorrow. */
export const atLimit = (): User['membership'] => ({
  ...person('professional').membership,
  limite_libre_at: new Date(Date.now() + 86_400_000).toISOString(),
});

let sessions = 0;

/** Answers what the home of a client asks for besides, who has done nothing yet. */
export function answerClientHome(): void {
  answer(getKnown, { conocidos: [] });
  answer(getRehire, { contratados: [] });
  if (!isAnswered(getPreguntas)) answer(getPreguntas, { preguntas: [] });
  answer(getFavourites, { favoritos: [], total: 0, hay_mas: false, siguiente: null });
  // What a test says before it signs them in stays.
  if (!isAnswered(getOwnProjects)) {
    const totales = { en_curso: 0, esperando: 0, finalizados: 0, cerrados: 0 };
    answer(getOwnProjects, { proyectos: [], totales, hay_mas: false, marca: null });
  }
  if (isAnswered(getRequests)) return;
  const totales = { abierta: 0, elegida: 0, cerrada: 0 };
  answer(getRequests, { solicitudes: [], hay_mas: false, siguiente: null, totales });
}

/** Signs somebody in; what every signed-in page asks for is answered. */
export function signIn(user: User): User {
  answer(validateSession, { user });
  answer(getCounts, NOTHING_WAITS);
  if (!isAnswered(getSecondFactor))
    answer(getSecondFactor, {
      aplicacion_desde: null,
      llaves: [],
      codigos: 0,
      codigos_guardados: true,
      obligatorio: false,
    });
  if (user.rol === ROL.client) answerClientHome();
  if (user.rol === ROL.professional) {
    answer(getReceivedRequests, { solicitudes: [], hay_mas: false, siguiente: null });
    // A new proposal says the fee.
    answerSettings();
  }
  if (user.rol === ROL.admin) {
    answer(getPending, NOTHING_PENDING);
    // Where a reason is asked for.
    if (!isAnswered(getCannedAnswers)) answer(getCannedAnswers, { respuestas: [], retiradas: [] });
  }
  // A session of its own for each test, because a page checks each once a minute; last, because an open page asks at once.
  storeSession({ session_id: `session-${++sessions}`, keylogin: user.keylogin, user });
  return user;
}
