import { Button } from '#web/ui/button.tsx';
import type { SendForm } from '#web/ui/form/use-send-form.ts';

/** Sends a form of stored things, once something in it has changed. */
export function SaveButton({
  form,
  children = 'Guardar cambios',
}: {
  form: Pick<SendForm<never>, 'busy' | 'dirty'>;
  children?: string;
}) {
  const nothing = !form.dirty && !form.busy;
  return (
    <div>
      <Button
        type="submit"
        busy={form.busy}
        disabledReason={nothing ? 'Todavía no cambias nada.' : undefined}
      >
        {children}
      </Button>
    </div>
  );
}
