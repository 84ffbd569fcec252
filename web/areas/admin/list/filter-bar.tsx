import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { SearchBox } from '#web/shared/search-box.tsx';
import { Button } from '#web/ui/button.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import style from './filter-bar.module.css';

interface FilterBarProps {
  /** Which fields the text searches. */
  label: string;
  applied: string;
  onSearch: (text: string) => void;
  problem?: string | undefined;
  /** How many filters are set, without the text. */
  set: number;
  /** The filters that a wide window shows beside the text. */
  quick?: ReactNode;
  /** Those that fold there too. */
  children?: ReactNode;
  /** The order, where no headings choose it. */
  order?: ReactNode;
  /** Saved filters. */
  views?: ReactNode;
}

/** A list's filters: the text applies on Enter, the others at once. On a phone they fold behind «Filtros (n)». */
export function FilterBar(props: FilterBarProps) {
  const { label, applied, onSearch, problem, set, quick, children, order, views } = props;
  const wide = useIsWide();
  const box = useId();
  // A link brings filters that a wide window has the room to show.
  const [open, setOpen] = useState(wide && set > 0);
  const folds = wide ? children !== undefined : true;
  return (
    <div className={style.bar}>
      <SearchBox dense label={label} applied={applied} onSearch={onSearch} problem={problem}>
        {wide && quick}
      </SearchBox>
      {(folds || views) && (
        <div className={style.buttons}>
          {folds && (
            <Button
              variant="secondary"
              icon={<IconAdjustmentsHorizontal size={18} aria-hidden />}
              aria-expanded={open}
              aria-controls={box}
              onClick={() => setOpen(!open)}
            >
              {set > 0 ? `Filtros (${set})` : 'Filtros'}
            </Button>
          )}
          {views}
        </div>
      )}
      {folds && open && (
        <div id={box} className={style.choices}>
          {!wide && order}
          {!wide && quick}
          {children}
        </div>
      )}
    </div>
  );
}
