import { ROL, type Rol } from '#contract/call.ts';
import { sharedPaths } from '#lib/paths.ts';

/** Who reads a notification, and what it is about. */
export interface Reader {
  readonly rol: Rol;
  /** The public key of the other side; null where nobody was named. */
  readonly other: string | null;
  /** The number of what it is about; null where there is none. */
  readonly about: number | null;
}

/** Which address in the product a notification opens: exactly what it speaks of (4 §E). */
export type Place = (reader: Reader) => string;

const withOther =
  (path: (keylogin: string) => string): Place =>
  ({ other }) => {
    if (other === null) throw new Error('a notification names nobody to open the chat with');
    return path(other);
  };

const byRol =
  (client: string, professional: string): Place =>
  ({ rol }) =>
    rol === ROL.client ? client : professional;

/** The same for everybody. */
export const at =
  (path: string): Place =>
  () =>
    path;

export const inChat = withOther(sharedPaths.chat);
export const inProject = withOther(sharedPaths.project);
export const inServices = withOther(sharedPaths.additionalServices);
export const toRate = withOther(sharedPaths.rate);
export const inRequest: Place = ({ about }) => {
  if (about === null) throw new Error('a notification names no request');
  return sharedPaths.clientRequest(about);
};
/** A payment of a project, or of a membership, with whom nobody else has to do. */
export const inProjectOrReceipts: Place = (reader) =>
  reader.other === null ? sharedPaths.professionalReceipts : inProject(reader);
export const inAccount = byRol(sharedPaths.clientAccount, sharedPaths.professionalAccount);
export const inReviews = byRol(sharedPaths.clientReviews, sharedPaths.professionalReviews);
