import { ROL, type Rol } from '#contract/call.ts';
import { sharedPaths } from '#lib/paths.ts';

/** Who reads a notification, and what it is about. */
export interface Reader {
  readonly rol: Rol;
  /** The public key of the other side; null where nobody was named. */
  readonly other: string | null;
  /** The number of what it is about; null where there is none. */
  readonly about: number | null;
  /** Of which of the projects of the two; null where it is of none. */
  readonly project: number | null;
}

/** Which address in the product a notification opens: exactly what it speaks of (4 §E). */
export interface Place {
  readonly path: (reader: Reader) => string;
  /** What opening it is called on the button of a mail. */
  readonly button: string;
}

const withOther = (
  path: (keylogin: string, project?: number) => string,
  button: string,
): Place => ({
  path: ({ other, project }) => {
    if (other === null) throw new Error('a notification names nobody to open the chat with');
    return path(other, project ?? undefined);
  },
  button,
});

const byRol = (client: string, professional: string, button: string): Place => ({
  path: ({ rol }) => (rol === ROL.client ? client : professional),
  button,
});

/** Of what is the same for everybody. */
const BUTTONS = {
  [sharedPaths.login]: 'Ingresar',
  [sharedPaths.contact]: 'Escribirnos',
  [sharedPaths.professional]: 'Ir a tu inicio',
  [sharedPaths.professionalSelf]: 'Ver tu perfil',
  [sharedPaths.professionalProjects]: 'Ver tus proyectos',
  [sharedPaths.professionalReceipts]: 'Ver tus recibos',
  [sharedPaths.earnings]: 'Ver tu dinero',
  [sharedPaths.payout]: 'Ver tu método de pago',
  [sharedPaths.membership]: 'Ver tu membresía',
} as const;

/** The same for everybody. */
export const at = (path: keyof typeof BUTTONS): Place => ({
  path: () => path,
  button: BUTTONS[path],
});

export const inChat = withOther(sharedPaths.chat, 'Abrir la conversación');
/** The conversation in which a request waits for its answer. */
export const toAnswer = withOther(sharedPaths.chat, 'Ver la solicitud');
export const inProject = withOther(sharedPaths.project, 'Ver el proyecto');
export const inServices = withOther(
  sharedPaths.additionalServices,
  'Ver los servicios adicionales',
);
export const toRate = withOther(sharedPaths.rate, 'Calificar');

const withNumber = (path: (id: number) => string, what: string, button: string): Place => ({
  path: ({ about }) => {
    if (about === null) throw new Error(`a notification names no ${what}`);
    return path(about);
  },
  button,
});

export const inRequest = withNumber(sharedPaths.clientRequest, 'request', 'Ver la solicitud');
/** The receipt of a client's payment, which prints well. */
export const inReceipt = withNumber(
  sharedPaths.clientReceipt,
  'receipt',
  'Ver e imprimir el recibo',
);
/** The receipt of what was released to a professional. */
export const inRelease = withNumber(sharedPaths.release, 'release', 'Ver e imprimir el recibo');
/** A transfer to a professional's bank, and what it is made of. */
export const inPayout = withNumber(sharedPaths.ownPayout, 'payout', 'Ver el pago');
/** A payment of a project, or of a membership, with whom nobody else has to do. */
export const inProjectOrReceipts: Place = {
  path: (reader) =>
    reader.other === null ? sharedPaths.professionalReceipts : inProject.path(reader),
  button: 'Ver los detalles',
};
const ACCOUNTS: Record<Rol, string> = {
  [ROL.client]: sharedPaths.clientAccount,
  [ROL.professional]: sharedPaths.professionalAccount,
  [ROL.admin]: sharedPaths.ownTeamAccount,
};
export const inAccount: Place = { path: ({ rol }) => ACCOUNTS[rol], button: 'Ver tu cuenta' };
export const inReviews = byRol(
  sharedPaths.clientReviews,
  sharedPaths.professionalReviews,
  'Ver tus reseñas',
);
