import { Link } from 'react-router';
import type { PublicCard } from '#contract/profile/view.ts';
import { useReadyRequest } from '#web/shared/requests/ready.ts';
import { toggleChosen, useChosen } from '#web/shared/requests/chosen.ts';
import { paths } from '#web/paths.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { useNow } from '#web/shared/chat/use-now.ts';
import { displayName } from '../../professional-words.ts';
import { limitReason } from './fitting-words.ts';
import style from './choose.module.css';
import type { Talks } from './use-talks.ts';
import { CONTINUE, placesOf } from './places.ts';

export interface ChooseProps {
  /** The category of the request. */
  categoria: string;
  professional: PublicCard;
  talks: Talks;
}

/** The checkbox on a card that adds the professional to the recipients of the request. */
export function Choose({ categoria, professional, talks }: ChooseProps) {
  const chosen = useChosen(categoria);
  const { keylogin, img_profile, profesion, estado, ciudad } = professional;
  const nombre = displayName(professional);
  const kept = useReadyRequest();
  const places = placesOf(kept);
  const now = useNow();
  const value = chosen.some((one) => one.keylogin === keylogin);
  const whyNot = () => {
    if (value) return undefined;
    const limit = kept && limitReason(professional, kept.form, now);
    if (limit && !limit.inTime) return limit.text;
    return chosen.length < places
      ? undefined
      : `Ya elegiste ${places}. Quita a alguien para elegir a otra persona.`;
  };
  if (kept?.sent?.to.includes(keylogin))
    return (
      <div className={style.choose}>
        <span className={style.has}>Ya la tiene</span>
      </div>
    );
  const talk = talks.get(keylogin);
  if (talk)
    return (
      <div className={style.choose}>
        <span className={style.why}>
          {talk.estado === 'publicada' ? 'Te envió una propuesta' : 'Tienen un trabajo en curso'}
        </span>
        <Link to={paths.chat(keylogin)}>
          Ya platicas<span className="m-hidden"> con {nombre}</span>
        </Link>
      </div>
    );
  return (
    <div className={style.choose}>
      <Checkbox
        label={
          <>
            Elegir<span className="m-hidden"> a {nombre}</span>
          </>
        }
        value={value}
        onChange={() =>
          toggleChosen(categoria, {
            keylogin,
            nombre,
            img_profile,
            profesion,
            area: { estado, ciudad },
          })
        }
        disabledReason={whyNot()}
      />
      {value && (
        // After the choice, so that a keyboard need not walk through all other cards.
        <button type="button" className={style.skip} onClick={focusContinue}>
          Ir a «Continuar»
        </button>
      )}
    </div>
  );
}

const focusContinue = () => document.querySelector<HTMLElement>(`#${CONTINUE} button`)?.focus();
