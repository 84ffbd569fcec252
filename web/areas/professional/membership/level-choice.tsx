import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { Chip } from '#web/ui/chip.tsx';
import { Money } from '#web/ui/money.tsx';
import type { Level } from './levels.ts';
import style from './membership.module.css';
import { limitText } from './words.ts';

export interface LevelChoiceProps {
  levels: readonly Level[];
  /** Index of the user's level. */
  own: number;
  chosen: number;
  onChoose: (id: number) => void;
}

/** The levels as cards; native radio buttons make keyboard and screen readers work. */
export function LevelChoice({ levels, own, chosen, onChoose }: LevelChoiceProps) {
  const id = useId();
  return (
    <fieldset className={style.choice} role="radiogroup">
      <legend>Niveles</legend>
      <div className={style.levels}>
        {levels.map((level) => (
          <label key={level.id} className={style.level}>
            <input
              type="radio"
              name={id}
              value={level.id}
              checked={level.id === chosen}
              onChange={() => onChoose(level.id)}
              aria-labelledby={`${id}-name-${level.id}`}
              aria-describedby={`${id}-facts-${level.id}`}
            />
            <span className={style.name} id={`${id}-name-${level.id}`}>
              {level.descripcion}
            </span>
            {level.id === own && <Chip tone="sun">Tu nivel</Chip>}
            <span className={style.offer} id={`${id}-facts-${level.id}`}>
              <span className={style.price}>
                {level.precio === 0 ? <b>Gratis</b> : <Money mxn={level.precio} strong />}
                {level.precio > 0 && <span className={style.term}>por 30 días</span>}
              </span>
              {!mentionsLimit(level) && (
                <span className={style.limit}>{limitText(level.proyects_limit)}</span>
              )}
              {level.beneficios.map((beneficio) => (
                <span key={beneficio} className={style.benefit}>
                  <IconCheck size={18} aria-hidden />
                  <span>{beneficio}</span>
                </span>
              ))}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Whether the benefits mention the limit, which the initial catalogue does, but later texts may not. */
const mentionsLimit = ({ beneficios }: Level): boolean =>
  beneficios.some((beneficio) => beneficio.includes('por semana'));
