import { IconBrandWhatsapp } from '@tabler/icons-react';
import style from './chat-link.module.css';

/** A link to a WhatsApp chat with the team; nothing when no number is configured. */
export function ChatLink({ href }: { href: string | null }) {
  if (href === null) return null;
  return (
    <a className={style.link} href={href} target="_blank" rel="noopener">
      <IconBrandWhatsapp size={22} aria-hidden />
      Escríbenos por WhatsApp
    </a>
  );
}
