import { assignProject, type TeamProject } from '#contract/projects.ts';
import { api } from '#web/api/index.ts';
import { useSession } from '#web/api/session-store.ts';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { FormDialog } from '../form-dialog.tsx';
import { TeamButton } from '../team-button.tsx';
import { useDialog } from '../use-dialog.ts';
import { useAssignees } from './use-assignees.ts';
import { useRefreshProjects } from './use-projects.ts';

/** Who of the team looks after it: taken, given to somebody, or released. */
export function AssignProject({ proyecto }: { proyecto: TeamProject }) {
  const dialog = useDialog();
  return (
    <>
      <TeamButton call={assignProject} variant="secondary" onClick={dialog.open}>
        {proyecto.responsable ? 'Cambiar responsable' : 'Asignar'}
      </TeamButton>
      {dialog.mounted && (
        <AssignDialog
          // Begins anew with whoever it is by now.
          key={proyecto.responsable?.keylogin ?? ''}
          proyecto={proyecto}
          opened={dialog.opened}
          onClose={dialog.close}
        />
      )}
    </>
  );
}

interface AssignDialogProps {
  proyecto: TeamProject;
  opened: boolean;
  onClose: () => void;
}

function AssignDialog({ proyecto: { id, responsable }, opened, onClose }: AssignDialogProps) {
  const assignees = useAssignees(responsable);
  const refresh = useRefreshProjects();
  const me = useSession()?.user.keylogin ?? '';
  const antes = responsable?.keylogin ?? '';
  const form = useSendForm({
    initial: { a: antes === '' ? me : antes },
    validate: (values) => assignProject.input.safeParse({ id, antes, ...values }),
    send: async ({ a }) => {
      try {
        const answer = await api.projects.assignProject({ id, a, antes });
        onClose();
        const name = answer.responsable?.nombre;
        toast.success(
          name === undefined ? 'El proyecto quedó sin responsable.' : `Lo lleva ${name}.`,
          'Éxito',
        );
      } finally {
        await refresh();
      }
    },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Responsable del proyecto"
      form={form}
      sendLabel="Guardar"
      size="sm"
    >
      <SelectField
        label="Quién lo lleva"
        description="Si se lo dejas a alguien más, lo verá en sus avisos."
        options={[{ value: '', label: 'Nadie' }, ...assignees]}
        {...form.field('a')}
      />
    </FormDialog>
  );
}
