import { type Administrator, setPermissions } from '#contract/administrators.ts';
import type { Permission } from '#domain/administrators/permissions.ts';
import { api } from '#web/api/index.ts';
import { useSession } from '#web/api/session-store.ts';
import { checkSession } from '#web/shared/session/calls.ts';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { FormDialog } from '../form-dialog.tsx';
import { PermissionsField } from './permissions-field.tsx';
import { useRefreshAdministrators } from './use-administrators.ts';

interface Values extends Record<string, unknown> {
  permisos: Permission[];
}

interface PermissionsDialogProps {
  administrator: Administrator;
  onClose: () => void;
}

/** What somebody of the team may do, a box each. */
export function PermissionsDialog({ administrator, onClose }: PermissionsDialogProps) {
  const { keylogin: user_id, nombre, permisos: antes } = administrator;
  const refresh = useRefreshAdministrators();
  const own = useSession()?.keylogin === user_id;
  const form = useSendForm<Values>({
    initial: { permisos: antes },
    validate: ({ permisos }) => setPermissions.input.safeParse({ user_id, permisos, antes }),
    send: async ({ permisos }) => {
      try {
        await api.administrators.setPermissions({ user_id, permisos, antes });
        toast.success(`${own ? 'Tus permisos' : `Los permisos de ${nombre}`} cambiaron.`, 'Listo');
        onClose();
      } finally {
        await refresh();
        // What this screen lets one do depends on it.
        if (own) await checkSession();
      }
    },
  });
  const permissions = form.field('permisos');
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={own ? 'Cambiar tus permisos' : `Cambiar los permisos de ${nombre}`}
      form={form}
      sendLabel="Guardar permisos"
    >
      <PermissionsField {...permissions} />
      {own && antes.includes('dueño') && !permissions.value.includes('dueño') && (
        <p>Si guardas, ya no podrás devolverte este permiso: lo hará otro dueño.</p>
      )}
    </FormDialog>
  );
}
