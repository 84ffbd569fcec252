import {
  IconBan,
  IconCircleCheck,
  IconDotsVertical,
  IconFlag,
  IconUserCircle,
} from '@tabler/icons-react';
import { useState } from 'react';
import { ROL } from '#contract/call.ts';
import type { Message } from '#contract/chat/view.ts';
import { useSession } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';
import type { Conversation } from '#web/shared/chat/pages.ts';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { useFavouriteItem } from './use-favourite-item.tsx';
import { useUnblock } from './use-unblock.ts';

export interface PersonMenuProps {
  conversation: Conversation;
  /** Reloads after a block or its removal. */
  onChanged: () => Promise<void>;
}

/** Actions on the other person. The team can be neither blocked nor reported. */
export function PersonMenu({ conversation, onChanged }: PersonMenuProps) {
  const { other: partner, messages } = conversation;
  const rol = useSession()?.user.rol;
  const [open, setOpen] = useState<'block' | 'report' | null>(null);
  const unblock = useUnblock(partner, onChanged);
  const favourite = useFavouriteItem(partner);
  const close = () => setOpen(null);

  const items: MenuItem[] = [];
  if (partner.rol === ROL.professional && partner.validado && partner.cuenta === 'activa')
    items.push({
      label: 'Ver perfil',
      icon: <IconUserCircle size={20} aria-hidden />,
      to: paths.profile(partner.keylogin),
    });
  if (rol === ROL.client && partner.rol === ROL.professional && partner.cuenta === 'activa')
    items.push(favourite);
  if (rol !== ROL.admin && partner.rol !== ROL.admin && partner.cuenta !== 'eliminada')
    items.push(
      partner.bloqueo === 'mio'
        ? {
            label: 'Desbloquear',
            icon: <IconCircleCheck size={20} aria-hidden />,
            onClick: unblock.run,
          }
        : {
            label: 'Bloquear',
            icon: <IconBan size={20} aria-hidden />,
            tone: 'error',
            onClick: () => setOpen('block'),
          },
      {
        label: 'Reportar',
        icon: <IconFlag size={20} aria-hidden />,
        tone: 'error',
        onClick: () => setOpen('report'),
      },
    );
  if (items.length === 0) return null;
  return (
    <>
      <Menu
        label={`Opciones de ${partner.nombre}`}
        icon={<IconDotsVertical size={22} />}
        items={items}
      />
      <BlockDialog opened={open === 'block'} {...{ partner, onChanged }} onClose={close} />
      <ReportDialog
        opened={open === 'report'}
        partner={partner}
        latest={latestOf(messages, partner.keylogin)}
        onClose={close}
      />
    </>
  );
}

const latestOf = (messages: readonly Message[], key: string): Message | undefined =>
  messages.findLast(({ sender }) => sender === key);
