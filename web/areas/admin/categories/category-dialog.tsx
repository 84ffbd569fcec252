import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Categoria } from '#contract/views.ts';
import { CATEGORY_DESCRIPTION_MAX, CATEGORY_NAME_MAX } from '#domain/categories.ts';
import type { CategoryKind } from '#domain/prequote.ts';
import { ApiError } from '#web/api/client.ts';
import * as api from '#web/api/index.ts';
import { LeaveGuard } from '#web/shared/leave-guard.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { OptionsField } from './options-field.tsx';
import { type CategoryValues, check, dataOf, valuesOf } from './values.ts';

interface CategoryDialogProps {
  /** Null: a new one. */
  category: Categoria | null;
  onClose: () => void;
}

const KINDS: { value: CategoryKind; label: string }[] = [
  { value: 'opcion', label: 'Precio de la opción × cantidad' },
  { value: 'area', label: 'Ancho × largo × precio por m²' },
  { value: 'aparato', label: 'Precio de la opción de un aparato' },
];

/** Makes or edits a category (2 §2, §5); what was typed is asked about before it is given up. */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const queries = useQueryClient();
  // What the list has by now is not what is being edited.
  const [begun] = useState(category);
  const [initial] = useState(() => valuesOf(category));
  const [checked, setChecked] = useState(false);
  const [done, setDone] = useState(false);
  const form = useSendForm<CategoryValues>({
    initial,
    validate: (values) => {
      setChecked(true);
      return check(values);
    },
    send: async (values) => {
      const known = begun && { id: begun.id, updateAt: begun.updateAt };
      const data_categoria = dataOf(values);
      await api.adminCategories.updateCategorias({ categoria: { ...known, data_categoria } });
      toast.success('La categoria se guardo con exito');
      await queries.invalidateQueries({ queryKey: ['admin', 'categories'] });
      setDone(true);
    },
    onFailure: (mensaje, error) => {
      const lost = error instanceof ApiError && error.code === 'network';
      toast.error(mensaje, undefined, lost ? 'Error de red' : 'Error');
      // Who opens it again finds what somebody else has saved.
      void queries.invalidateQueries({ queryKey: ['admin', 'categories'] });
    },
  });
  const close = useEffectEvent(onClose);
  // After the guard has heard that nothing is unsaved any more.
  useEffect(() => {
    if (done) close();
  }, [done]);
  const nothing = category !== null && !form.dirty && !form.busy;

  return (
    <Dialog
      opened
      onClose={() => {
        if (!form.busy) onClose();
      }}
      title={category ? 'Editar categoría' : 'Nueva categoría'}
      persistent
      size="lg"
      fills
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={form.busy}>
            Cancelar
          </Button>
          <Button
            busy={form.busy}
            onClick={form.submit}
            disabledReason={nothing ? 'Todavía no cambias nada.' : undefined}
          >
            Guardar
          </Button>
        </>
      }
    >
      <SendForm form={form}>
        <div inert={form.busy}>
          <Stack gap={5}>
            <TextField
              label="Nombre"
              maxLength={CATEGORY_NAME_MAX}
              {...(category && {
                description:
                  'Si lo cambias, sus profesionales y los enlaces pasan al nombre nuevo.',
              })}
              {...form.field('categoria')}
            />
            <TextArea
              label="Descripción"
              maxLength={CATEGORY_DESCRIPTION_MAX}
              {...form.field('descripcion')}
            />
            <SelectField
              label="Cómo se calcula la precotización"
              options={KINDS}
              {...form.field('tipo')}
              onChange={(tipo) => form.set({ tipo: tipo as CategoryKind })}
            />
            <OptionsField form={form} checked={checked} />
          </Stack>
        </div>
      </SendForm>
      <LeaveGuard when={form.dirty && !done} alsoWithin />
    </Dialog>
  );
}
