import { remindProject, type TeamProject } from '#contract/projects.ts';
import { api } from '#web/api/index.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { TeamButton } from '../team-button.tsx';
import { useDialog } from '../use-dialog.ts';
import { momentText } from '../words.ts';
import style from './project.module.css';
import { useRefreshProjects } from './use-projects.ts';
import { notRemindedWords, waysWords } from './words.ts';

/** Reminds whose turn it is: shows first to whom, how and in which words. */
export function RemindProject({ proyecto }: { proyecto: TeamProject }) {
  const dialog = useDialog();
  const refresh = useRefreshProjects();
  const { id, recordar } = proyecto;
  const { a, texto } = recordar;
  return (
    <>
      <TeamButton
        call={remindProject}
        variant="secondary"
        disabledReason={notRemindedWords(proyecto)}
        onClick={dialog.open}
      >
        Recordar
      </TeamButton>
      {dialog.mounted && (
        <ConfirmDialog
          opened={dialog.opened}
          onClose={dialog.close}
          title={a ? `¿Recordarle a ${a.nombre}?` : '¿Recordar el proyecto?'}
          confirmLabel="Enviar el recordatorio"
          cancelLabel="Volver"
          disabledReason={notRemindedWords(proyecto)}
          onConfirm={async () => {
            try {
              const { recordatorio, hecho } = await api.projects.remindProject({ id, texto });
              if (hecho) toast.success(`Le recordamos a ${recordatorio.a.nombre}.`, 'Éxito');
              else
                toast.warning(
                  'Ya se había recordado',
                  `Lo hizo ${recordatorio.por.nombre} el ${momentText(recordatorio.createAt)}.`,
                );
            } finally {
              await refresh();
            }
          }}
        >
          <Stack gap={3}>
            <p>Va a leer esto:</p>
            <blockquote className={style.quote}>{texto}</blockquote>
            <p aria-live="polite">{waysWords(recordar)}</p>
            <p className={style.muted}>
              Se puede recordar una vez cada 24 horas. Queda en la historia para el equipo, con tu
              nombre.
            </p>
          </Stack>
        </ConfirmDialog>
      )}
    </>
  );
}
