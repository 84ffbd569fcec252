import { updateCategorias } from '#contract/catalogue.ts';
import type { CategoriaEditable } from '#contract/catalogue/view.ts';
import { Money } from '#web/ui/money.tsx';
import { Button } from '#web/ui/button.tsx';
import { ActionsCell, Cell, ListTable, NoCell } from '../list/list-table.tsx';
import { useMay } from '../use-may.ts';
import { dayText } from '../words.ts';
import style from './categories.module.css';
import { UndoCategory } from './undo-category.tsx';

interface CategoriesTableProps {
  categories: readonly CategoriaEditable[];
  /** Another page is loading. */
  stale: boolean;
  onEdit: (category: CategoriaEditable) => void;
}

const COLUMNS = [
  'Categoría',
  { label: 'Opciones', number: true },
  { label: 'Desde', number: true },
  { label: 'Última edición', number: true },
  'Acciones',
] as const;

export function CategoriesTable({ categories, stale, onEdit }: CategoriesTableProps) {
  const verb = useMay()(updateCategorias) ? 'Editar' : 'Ver';
  return (
    <ListTable caption="Categorías" columns={COLUMNS} stale={stale}>
      {categories.map((category) => {
        const { id, categoria, updateAt, data_categoria, deshacer } = category;
        const { descripcion, form, tipo } = data_categoria;
        return (
          <tr key={id}>
            <td className={style.name}>
              <strong>{categoria}</strong>
              <span className={style.muted}>{descripcion}</span>
            </td>
            <Cell label="Opciones" kind="number">
              {form.length}
            </Cell>
            {form.length > 0 ? (
              <Cell label="Desde" kind="number">
                <span>
                  <Money mxn={Math.min(...form.map(({ precio }) => precio))} bare />
                  {tipo === 'area' && ' por m²'}
                </span>
              </Cell>
            ) : (
              <NoCell />
            )}
            <Cell label="Última edición" kind="number">
              {dayText(updateAt)}
            </Cell>
            <ActionsCell>
              {deshacer === 1 && <UndoCategory category={category} />}
              <Button
                variant="secondary"
                size="sm"
                label={`${verb} ${categoria}`}
                onClick={() => onEdit(category)}
              >
                {verb}
              </Button>
            </ActionsCell>
          </tr>
        );
      })}
    </ListTable>
  );
}
