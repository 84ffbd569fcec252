import type { ContactChange, ContactKind, User } from '#contract/views.ts';
import { formatPhone } from '#lib/phone.ts';

/** What somebody asked for and has not proved, of one kind. */
export const pendingOf = (user: User, dato: ContactKind): ContactChange | undefined =>
  user.contacto_pendiente?.find((change) => change.dato === dato);

/** «+52 33 9000 0001», or the e-mail; the number does not break over lines. */
export const contactWords = ({ dato, valor }: Pick<ContactChange, 'dato' | 'valor'>): string =>
  dato === 'phone' ? `+52 ${formatPhone(valor).replaceAll(' ', '\u00A0')}` : valor;
