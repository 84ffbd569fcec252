import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { PlaceFields } from '../catalogue/place-fields.tsx';
import { ChoiceField } from '#web/ui/choice-field.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { type AskedFilter, pricesOf, QUICK, STARS, TODAY } from './asked.ts';
import { CategoryField } from './category-field.tsx';
import { type Filters, NO_FILTERS } from './filters.ts';
import type { Zona } from './open-search.ts';
import { SearchedText } from './searched-text.tsx';

export interface FilterSheetProps {
  filters: Filters;
  zona: Zona;
  categorias: readonly string[];
  withText: boolean;
  onClose: () => void;
  onSearch: (filters: Filters) => void;
}

/** The filters on a phone, applied together. In a file of its own, which is loaded when the sheet opens. */
export default function FilterSheet({
  filters,
  zona,
  categorias,
  withText,
  onClose,
  onSearch,
}: FilterSheetProps) {
  const [edited, setEdited] = useState(filters);
  // The prices of another category are not known yet.
  const prices = edited.categoria === zona.categoria ? pricesOf(zona, filters) : [];
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Filtros"
      actions={
        <>
          <Button
            variant="quiet"
            onClick={() => setEdited({ ...NO_FILTERS, texto: withText ? '' : edited.texto })}
          >
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
        {withText && <SearchedText filters={edited} onChange={setEdited} />}
        <CategoryField filters={edited} categorias={categorias} onChange={setEdited} />
        <PlaceFields
          place={edited}
          onChange={(place) => setEdited({ ...edited, ...place })}
          eager
        />
        <ChoiceField
          filter
          label="Estrellas"
          name="calificacion"
          shape="tiles"
          value={edited.calificacion}
          onChange={(calificacion) => setEdited({ ...edited, calificacion })}
          options={[{ value: '', label: 'Cualquiera' }, ...STARS]}
        />
        {prices.length > 0 && (
          <SelectField
            filter
            label="Precio desde"
            name="precio"
            value={edited.precio}
            onChange={(precio) => setEdited({ ...edited, precio })}
            options={[{ value: '', label: 'Cualquier precio' }, ...prices]}
          />
        )}
        <div>
          {[QUICK, TODAY].map((filter) => (
            <OnOff key={filter.name} filter={filter} filters={edited} onChange={setEdited} />
          ))}
        </div>
      </Stack>
    </Dialog>
  );
}

function OnOff({
  filter: { name, value, label },
  filters,
  onChange,
}: {
  filter: AskedFilter;
  filters: Filters;
  onChange: (filters: Filters) => void;
}) {
  return (
    <Checkbox
      label={label}
      name={name}
      value={filters[name] === value}
      onChange={(on) => onChange({ ...filters, [name]: on ? value : '' })}
    />
  );
}
