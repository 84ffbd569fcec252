import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { undoCategoria } from '#contract/catalogue.ts';
import type { CategoriaEditable } from '#contract/catalogue/view.ts';
import { api } from '#web/api/index.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { sayLate } from '../say-late.ts';
import { TeamButton } from '../team-button.tsx';

interface UndoCategoryProps {
  category: CategoriaEditable;
}

/** Takes the last change of a category back, after a question. */
export function UndoCategory({ category: { id, categoria, updateAt } }: UndoCategoryProps) {
  const [asking, setAsking] = useState(false);
  const queries = useQueryClient();
  const undo = async () => {
    try {
      await api.catalogue.undoCategoria({ id, updateAt });
      toast.success('Volvió a estar como antes del cambio.', 'Éxito');
    } catch (error) {
      // Whoever was faster is named, and the list shows what they did.
      sayLate(error, ['category_changed', 'category_unchanged']);
    } finally {
      await queries.invalidateQueries({ queryKey: ['admin', 'categories'] });
    }
  };
  return (
    <>
      <TeamButton
        call={undoCategoria}
        variant="quiet"
        size="sm"
        label={`Deshacer el último cambio de ${categoria}`}
        onClick={() => setAsking(true)}
      >
        Deshacer
      </TeamButton>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={`¿Deshacer el último cambio de ${categoria}?`}
        confirmLabel="Deshacer cambio"
        onConfirm={undo}
      >
        <p>
          Su nombre, descripción, opciones, precios y palabras vuelven a quedar como antes. Si lo
          deshaces y vuelves a deshacer, el cambio regresa.
        </p>
      </ConfirmDialog>
    </>
  );
}
