import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { PlaceFields } from '../catalogue/place-fields.tsx';
import { CategoryField } from './category-field.tsx';
import { type Filters, NO_FILTERS } from './filters.ts';

export interface FilterSheetProps {
  filters: Filters;
  categorias: readonly string[];
  onClose: () => void;
  onSearch: (filters: Filters) => void;
}

/** The filters of a phone, applied together. Its own file: it loads when somebody opens it. */
export default function FilterSheet({ filters, categorias, onClose, onSearch }: FilterSheetProps) {
  const [draft, setDraft] = useState(filters);
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Filtros"
      actions={
        <>
          <Button variant="quiet" onClick={() => setDraft({ ...NO_FILTERS, texto: draft.texto })}>
            Quitar filtros
          </Button>
          <Button
            onClick={() => {
              onClose();
              onSearch(draft);
            }}
          >
            Ver profesionales
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <CategoryField filters={draft} categorias={categorias} onChange={setDraft} />
        <PlaceFields place={draft} onChange={(place) => setDraft({ ...draft, ...place })} eager />
      </Stack>
    </Dialog>
  );
}
