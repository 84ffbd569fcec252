import { ROL } from '#contract/call.ts';
import type { ChatPartner } from '#contract/chat/view.ts';
import { formatPhone } from '#lib/phone.ts';
import { Stars } from '#web/ui/stars.tsx';
import style from './contact.module.css';

/**
 * Administrators see the other person's e-mail and telephone; an administrator as the other person is
 * shown with five stars (1 §2).
 */
export function Contact({ partner }: { partner: ChatPartner }) {
  const { email, phone, rol, nombre, average_rating } = partner;
  if (rol === ROL.admin)
    return (
      <p className={style.team}>
        <strong>{nombre}</strong>
        <Stars value={average_rating ?? 0} />
      </p>
    );
  if (!email && !phone) return null;
  return (
    <dl className={style.contact}>
      <dt>Correo</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
      <dt>Teléfono</dt>
      <dd>
        <a href={`tel:${phone}`}>{phone && formatPhone(phone)}</a>
      </dd>
    </dl>
  );
}
