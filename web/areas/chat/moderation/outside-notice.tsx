import { IconShieldExclamation, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { ROL } from '#contract/call.ts';
import type { ChatPartner } from '#contract/chat/view.ts';
import { givesContact } from '#domain/chat/contact-details.ts';
import { useSession } from '#web/api/session-store.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useProposal } from '../projects/use-proposal.ts';
import { useStoredText } from '#web/shared/use-stored-text.ts';
import style from './safety.module.css';

interface OutsideNoticeProps {
  me: string;
  partner: ChatPartner;
  /** The text being written. */
  text: string;
}

/**
 * A notice above the composer while the text has a telephone, an e-mail or a link before anything was
 * paid here. It does not prevent sending, and once closed it stays closed in this conversation.
 */
export function OutsideNotice({ me, partner, text }: OutsideNoticeProps) {
  const team = useSession()?.user.rol === ROL.admin || partner.rol === ROL.admin;
  const { data: proposal } = useProposal(me, partner.keylogin);
  const [closed, setClosed] = useStoredText(`chat_notice:${me}:${partner.keylogin}`);
  const [announced, setAnnounced] = useState(false);
  const unpaid = proposal === null || proposal?.pagado === 0;
  const shown = !team && unpaid && closed === '' && givesContact(text);
  useEffect(() => (shown ? () => setAnnounced(true) : undefined), [shown]);
  return (
    // Always rendered, so that screen readers announce its content, the first time only.
    <div aria-live={announced ? 'off' : 'polite'}>
      {shown && (
        <div className={style.notice}>
          <IconShieldExclamation size={22} aria-hidden />
          <p>
            Mientras no haya un pago en Maestros, cuida tus datos de contacto: el pago por fuera no
            está protegido.
          </p>
          <IconButton label="Cerrar este aviso" onClick={() => setClosed('1')}>
            <IconX size={20} />
          </IconButton>
        </div>
      )}
    </div>
  );
}
