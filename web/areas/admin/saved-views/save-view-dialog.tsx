import { saveView } from '#contract/saved-views.ts';
import { VIEW_NAME_MAX, type ViewList } from '#domain/saved-views/saved-views.ts';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { Button } from '#web/ui/button.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { Stack } from '#web/ui/stack.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useRefreshViews } from './use-saved-views.ts';

interface SaveViewDialogProps {
  lista: ViewList;
  /** What the address says now. */
  consulta: string;
  opened: boolean;
  onClose: () => void;
}

/** Keeps what a list shows under a name; one that is there already is replaced by a button of its own. */
export function SaveViewDialog({ lista, consulta, opened, onClose }: SaveViewDialogProps) {
  const refresh = useRefreshViews(lista);
  const form = useSendForm({
    // `taken` is a name that is there already, `replaces` the one that was said to be replaced.
    initial: { nombre: '', taken: '', replaces: '' },
    validate: ({ nombre }) => saveView.input.safeParse({ lista, nombre, consulta }),
    send: async ({ nombre, replaces }) => {
      try {
        const reemplazar = replaces === nombre;
        await api.savedViews.saveView({ lista, nombre, consulta, reemplazar });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'saved_view_exists')
          form.set({ taken: nombre });
        throw error;
      }
      form.reset();
      onClose();
      toast.success('Vista guardada.', 'Éxito');
      await refresh();
    },
  });
  const { nombre, taken } = form.values;
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Guardar esta vista"
      form={form}
      sendLabel="Guardar"
      size="sm"
    >
      <TextField
        label="Nombre"
        description="Guarda los filtros, el orden y las filas de ahora. Solo tú la ves."
        maxLength={VIEW_NAME_MAX}
        {...form.field('nombre')}
      />
      {taken !== '' && taken === nombre && (
        <div role="status">
          <Stack gap={2}>
            <p>¿Quieres que «{nombre}» sea lo que ves ahora?</p>
            <Button
              variant="secondary"
              busy={form.busy}
              onClick={() => {
                form.set({ replaces: nombre });
                form.submit();
              }}
            >
              Reemplazarla
            </Button>
          </Stack>
        </div>
      )}
    </FormDialog>
  );
}
