import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { updateCategorias } from '#contract/catalogue.ts';
import type { CategoriaEditable } from '#contract/catalogue/view.ts';
import { CATEGORY_DESCRIPTION_MAX, CATEGORY_NAME_MAX } from '#domain/catalogue/categories.ts';
import type { CategoryKind } from '#domain/requests/prequote.ts';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { EditDialog } from '#web/shared/edit-dialog.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { useMayNot } from '../use-may.ts';
import { CATEGORY_KINDS } from '../words.ts';
import { OptionsField } from './options-field.tsx';
import { type CategoryValues, check, dataOf, valuesOf } from './values.ts';
import { WordsFields } from './words-fields.tsx';

interface CategoryDialogProps {
  /** Null for a new category. */
  category: CategoriaEditable | null;
  onClose: () => void;
}

const kinds = Object.entries(CATEGORY_KINDS).map(([value, label]) => ({ value, label }));

/** Creates or edits a category (2 §2, §5); asks before it discards input. */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const queries = useQueryClient();
  const reason = useMayNot()(updateCategorias);
  // The category as it was opened: the list may have a newer version by now.
  const [opened] = useState(category);
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
      const known = opened && { id: opened.id, updateAt: opened.updateAt };
      const data_categoria = dataOf(values);
      await api.catalogue.updateCategorias({ categoria: { ...known, data_categoria } });
      toast.success('La categoria se guardo con exito');
      await queries.invalidateQueries({ queryKey: ['admin', 'categories'] });
      setDone(true);
    },
    onFailure: (mensaje, error) => {
      const lost = error instanceof ApiError && error.code === 'network';
      toast.error(mensaje, undefined, lost ? 'Error de red' : 'Error');
      // Opening it again shows what somebody else saved.
      void queries.invalidateQueries({ queryKey: ['admin', 'categories'] });
    },
  });

  return (
    <EditDialog
      title={category ? (reason ? 'Categoría' : 'Editar categoría') : 'Nueva categoría'}
      disabledReason={reason}
      form={form}
      save="Guardar"
      existing={category !== null}
      done={done}
      onClose={onClose}
    >
      <TextField
        label="Nombre"
        maxLength={CATEGORY_NAME_MAX}
        {...(category && {
          description: 'Si lo cambias, sus profesionales y los enlaces pasan al nombre nuevo.',
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
        options={kinds}
        {...form.field('tipo')}
        onChange={(tipo) => form.set({ tipo: tipo as CategoryKind })}
      />
      <OptionsField form={form} checked={checked} />
      <WordsFields form={form} />
    </EditDialog>
  );
}
