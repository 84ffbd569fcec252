import type { EventAuthor } from '#contract/chat/view.ts';
import type { ProjectEvent } from '#domain/projects/events.ts';
import type { Side } from '#domain/projects/graph.ts';
import { wordsOf } from '../words-of.ts';

/** Who reads what happened to a project, and what the two are called in a sentence. */
export interface EventReader {
  /** null for the team. */
  readonly side: Side | null;
  readonly client: string;
  readonly professional: string;
}

/** What happened, as far as its words depend on it. */
export interface EventFacts {
  readonly evento: string;
  readonly quien: EventAuthor;
  readonly detalle: string;
  /** Of a payment: whether a first one came before it. */
  readonly rest?: boolean;
}

/** Said of oneself, and of somebody else after their name. */
type Deed = readonly [mine: string, theirs: string];
/** What somebody did, or what came about by itself. `by`: whose deed the provider or the clock reports. */
type Wording = string | { readonly did: Deed; readonly by?: Side };

const did = (mine: string, theirs: string, by?: Side): Wording => ({
  did: [mine, theirs],
  ...(by && { by }),
});

const WORDS: Readonly<Record<ProjectEvent, Wording>> = {
  por_publicar: did('Empezaste una propuesta', 'empezó a preparar una propuesta'),
  publicada: did('Enviaste la propuesta', 'envió la propuesta'),
  revisada: did('Cambiaste la propuesta', 'cambió la propuesta'),
  cambio_pedido: did('Pediste un cambio', 'pidió un cambio'),
  cambio_declinado: did('Dejaste la propuesta como está', 'dejó la propuesta como está'),
  borrador_retirado: did('Descartaste el borrador', 'dejó de preparar la propuesta'),
  retirada: did('Retiraste la propuesta', 'retiró la propuesta'),
  reemplazada: did(
    'Esta propuesta se retiró porque empezaste otra',
    'retiró esta propuesta porque empezó otra',
  ),
  rechazada: did('Rechazaste la propuesta', 'rechazó la propuesta'),
  expirada: 'La propuesta venció sin respuesta',
  por_pagar: did('Aceptaste la propuesta', 'aceptó la propuesta'),
  pago_parcial: did('Pagaste la primera mitad', 'pagó la primera mitad', 'client'),
  pago_recibido: did('Pagaste con tarjeta', 'pagó con tarjeta', 'client'),
  pago_fallido: 'Un pago no se completó y no se cobró nada',
  pagado_al_retirar: 'Ya no queda nada por pagar',
  anticipo: did('Liberaste un anticipo', 'liberó un anticipo'),
  pago_devuelto: 'Un pago que ya no hacía falta regresa a la tarjeta',
  devolucion_fallida: 'El banco no aceptó una devolución',
  devolucion_reenviada: 'La devolución salió otra vez hacia la tarjeta',
  devolucion_de_mas: 'Una devolución hecha de más no llegó a la tarjeta',
  devuelto_en_proveedor: 'El equipo de Maestros devolvió dinero a la tarjeta',
  contracargo: 'El banco de la tarjeta está revisando un pago',
  contracargo_ganado: 'El banco confirmó el pago',
  contracargo_perdido: 'El banco devolvió el pago a la tarjeta',
  devuelto_por_fuera: 'El equipo de Maestros devolvió dinero por otro medio',
  adicional_pedido: did('Propusiste un servicio adicional', 'propuso un servicio adicional'),
  adicional_aceptado: did('Aceptaste un servicio adicional', 'aceptó un servicio adicional'),
  adicional_rechazado: did('Rechazaste un servicio adicional', 'rechazó un servicio adicional'),
  adicional_retirado: did('Retiraste un servicio adicional', 'retiró un servicio adicional'),
  asignado: did('Asignaste el trabajo', 'asignó el trabajo'),
  entregado: did('Entregaste el trabajo', 'entregó el trabajo'),
  cambios: did('Pediste cambios', 'pidió cambios'),
  disputa: did('Abriste una disputa', 'abrió una disputa'),
  disputa_respondida: did('Contaste tu versión', 'contó su versión'),
  disputa_resuelta: 'El equipo de Maestros resolvió la disputa',
  disputa_retirada: did('Retiraste la disputa', 'retiró la disputa'),
  acuerdo_ofrecido: did('Propusiste un acuerdo', 'propuso un acuerdo'),
  acuerdo_declinado: did('No aceptaste el acuerdo', 'no aceptó el acuerdo'),
  acuerdo_retirado: did('Retiraste el acuerdo que propusiste', 'retiró el acuerdo que propuso'),
  disputa_acordada: did(
    'Aceptaste el acuerdo y la disputa terminó',
    'aceptó el acuerdo y la disputa terminó',
  ),
  caso_abierto: 'El equipo de Maestros está revisando el proyecto',
  caso_seguir: 'El equipo de Maestros revisó el proyecto: sigue como estaba',
  cancelada: did('Cancelaste el proyecto', 'canceló el proyecto'),
  cancelada_por_plazo: 'El proyecto se canceló: pasaron 7 días sin pago',
  cuenta_eliminada: 'El proyecto se cerró: una de las dos cuentas se eliminó',
  completado: did('Confirmaste el trabajo', 'confirmó el trabajo'),
  completado_por_plazo: 'El trabajo se dio por completado a los 7 días',
  calificacion: did('Enviaste tu calificación', 'envió su calificación'),
  finalizada: did('Finalizaste el proyecto', 'finalizó el proyecto'),
  finalizada_por_plazo: 'El proyecto se finalizó solo a los 7 días',
  muestra_pedida: did(
    'Pediste mostrar las fotos en tu perfil',
    'quiere mostrar las fotos en su perfil',
  ),
  muestra_aceptada: did('Aceptaste que las fotos se vean', 'aceptó que las fotos se vean'),
  muestra_rechazada: did(
    'Preferiste que las fotos no se muestren',
    'prefiere que las fotos no se muestren',
  ),
  muestra_retirada: did(
    'Decidiste que las fotos ya no se muestren',
    'decidió que las fotos ya no se muestren',
  ),
  muestra_quitada: 'El equipo de Maestros quitó las fotos del perfil',
};

const UNASSIGNED = did('Quitaste al profesional asignado', 'quitó al profesional asignado');
const REST = did('Pagaste el resto', 'pagó el resto', 'client');

/** What happened to a project in words for its reader: «Aceptaste la propuesta», «Ramón entregó el trabajo». */
export function eventWords(facts: EventFacts, reader: EventReader): string {
  const wording = wordingOf(facts);
  // An open tab may be older than the server.
  if (wording === undefined) return wordsOf(facts.evento);
  if (typeof wording === 'string') return wording;
  const side = sideOfAuthor(facts.quien) ?? wording.by ?? null;
  const [mine, theirs] = wording.did;
  if (side !== null && side === reader.side) return mine;
  return `${side === null ? 'El equipo de Maestros' : reader[side]} ${theirs}`;
}

function wordingOf({ evento, detalle, rest }: EventFacts): Wording | undefined {
  if (evento === 'asignado' && !detalle) return UNASSIGNED;
  if (evento === 'pago_recibido' && rest) return REST;
  return isKnown(evento) ? WORDS[evento] : undefined;
}

export const isKnown = (evento: string): evento is ProjectEvent => Object.hasOwn(WORDS, evento);

/** The side of a project that did something; null for the team and what nobody did. */
export function sideOfAuthor(quien: EventAuthor): Side | null {
  if (quien === 'cliente') return 'client';
  return quien === 'profesional' ? 'professional' : null;
}
