import type { ChatPartner } from '#contract/views.ts';
import style from './contact.module.css';

/** Only administrators are told how to reach the other party (1 §2). */
export function Contact({ partner: { email, phone } }: { partner: ChatPartner }) {
  if (!email && !phone) return null;
  return (
    <dl className={style.contact}>
      <dt>Correo</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
      <dt>Teléfono</dt>
      <dd>
        <a href={`tel:${phone}`}>{phone}</a>
      </dd>
    </dl>
  );
}
