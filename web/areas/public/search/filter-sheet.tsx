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

/** The filters on a phone, applied together. In a file of its own, which is loaded when the sheet opens. */
export default function FilterSheet({ filters, categorias, onClose, onSearch }: FilterSheetProps) {
  const [edited, setEdited] = useState(filters);
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Filtros"
      actions={
        <>
          <Button variant="quiet" onClick={() => setEdited({ ...NO_FILTERS, texto: edited.texto })}>
            Quitar filtros
          </Button>
          <Button
            onClick={() => {
              onClose();
              onSearch(edited);
            }}
          >
            Ver profesionales
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <CategoryField filters={edited} categorias={categorias} onChange={setEdited} />
        <PlaceFields
          place={edited}
          onChange={(place) => setEdited({ ...edited, ...place })}
          eager
        />
      </Stack>
    </Dialog>
  );
}
