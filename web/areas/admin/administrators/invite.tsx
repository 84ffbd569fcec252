import { IconUserPlus } from '@tabler/icons-react';
import { invitationFields, inviteAdministrator } from '#contract/administrators.ts';
import type { Permission } from '#domain/administrators/permissions.ts';
import { api } from '#web/api/index.ts';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useDialog } from '../use-dialog.ts';
import { TeamButton } from '../team-button.tsx';
import { PermissionsField } from './permissions-field.tsx';
import { useRefreshAdministrators } from './use-administrators.ts';

/** Invites somebody to the team. */
export function Invite() {
  const dialog = useDialog();
  return (
    <>
      <TeamButton
        call={inviteAdministrator}
        icon={<IconUserPlus size={20} aria-hidden />}
        onClick={dialog.open}
      >
        Invitar a alguien
      </TeamButton>
      {dialog.mounted && <InviteDialog opened={dialog.opened} onClose={dialog.close} />}
    </>
  );
}

interface Values extends Record<string, unknown> {
  nombre: string;
  apellidos: string;
  email: string;
  permisos: Permission[];
}

function InviteDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const refresh = useRefreshAdministrators();
  const form = useSendForm<Values>({
    initial: { nombre: '', apellidos: '', email: '', permisos: [] },
    validate: (values) => invitationFields.safeParse(values),
    send: async (values) => {
      const { invitacion } = await api.administrators.inviteAdministrator(values);
      toast.success(`La invitación va en camino a ${invitacion.email}.`, 'Listo');
      form.reset();
      onClose();
      await refresh();
    },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Invitar a alguien al equipo"
      form={form}
      sendLabel="Enviar invitación"
      fills
    >
      <p>
        Le llega un correo con un enlace que sirve una vez, durante 72 horas. Con él elige su
        contraseña. Si ya tenía una invitación, esta la reemplaza.
      </p>
      <TextField label="Nombre" autoComplete="off" {...form.field('nombre')} />
      <TextField label="Apellidos" autoComplete="off" {...form.field('apellidos')} />
      <TextField label="Correo" type="email" autoComplete="off" {...form.field('email')} />
      <PermissionsField {...form.field('permisos')} />
    </FormDialog>
  );
}
