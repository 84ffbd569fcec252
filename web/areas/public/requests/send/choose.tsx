import { REQUEST_RECIPIENTS } from '#contract/requests/form.ts';
import type { PublicCard } from '#contract/views.ts';
import { toggleChosen, useChosen } from '#web/shared/requests/chosen.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { displayName } from '../../professional-words.ts';
import style from './choose.module.css';

export interface ChooseProps {
  /** The category of the request. */
  categoria: string;
  professional: PublicCard;
}

/** The checkbox on a card that adds the professional to the recipients of the request. */
export function Choose({ categoria, professional }: ChooseProps) {
  const chosen = useChosen(categoria);
  const { keylogin, img_profile, profesion } = professional;
  const nombre = displayName(professional);
  const value = chosen.some((one) => one.keylogin === keylogin);
  return (
    <div className={style.choose}>
      <Checkbox
        label={
          <>
            Elegir<span className="m-hidden"> a {nombre}</span>
          </>
        }
        value={value}
        onChange={() => toggleChosen(categoria, { keylogin, nombre, img_profile, profesion })}
        disabledReason={
          !value && chosen.length >= REQUEST_RECIPIENTS
            ? `Ya elegiste ${REQUEST_RECIPIENTS}. Quita a alguien para elegir a otra persona.`
            : undefined
        }
      />
    </div>
  );
}
