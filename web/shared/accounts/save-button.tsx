import { Button } from '#web/ui/button.tsx';
import type { SendForm } from '#web/ui/form/use-send-form.ts';

/** Submits a form of stored values; disabled until something has changed. */
export function SaveButton({
  form,
  disabledReason,
  children = 'Guardar cambios',
}: {
  form: Pick<SendForm<never>, 'busy' | 'dirty'>;
  /** Why it can never be submitted here. */
  disabledReason?: string | undefined;
  children?: string;
}) {
  const nothing = !form.dirty && !form.busy;
  return (
    <div>
      <Button
        type="submit"
        busy={form.busy}
        disabledReason={disabledReason ?? (nothing ? 'Todavía no cambias nada.' : undefined)}
      >
        {children}
      </Button>
    </div>
  );
}
