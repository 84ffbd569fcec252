import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { pictureUrl } from '#web/api/client.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Waiting } from './waiting.ts';
import style from './your-turn.module.css';

/** How many are shown at first; a button shows the others. */
const SHOWN = 5;

interface YourTurnProps {
  /** The most urgent first; nothing is shown without any. */
  waiting: readonly Waiting[];
}

/** «Te toca»: the most urgent thing with its button, and the others a line each. */
export function YourTurn({ waiting }: YourTurnProps) {
  const id = useId();
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button is gone: whoever pressed it goes on with what it showed.
    if (all) list.current?.querySelectorAll('a')[SHOWN - 1]?.focus();
  }, [all]);
  const [first, ...others] = waiting;
  if (!first) return null;
  return (
    <section className={style.card} aria-labelledby={id}>
      <h2 id={id} className={style.head}>
        Te toca
        <span className={style.count}>
          {waiting.length}
          <span className="m-hidden"> {waiting.length === 1 ? 'cosa' : 'cosas'}</span>
        </span>
      </h2>
      <div className={style.first}>
        <h3>{first.title}</h3>
        <p>{first.detail}</p>
        <div className={style.act}>
          <Faces people={first.people} />
          <Button href={first.href} className={style.button ?? ''}>
            {first.button}
            <span className="m-hidden">: {first.title}</span>
          </Button>
        </div>
      </div>
      {others.length > 0 && (
        <ul ref={list} className={style.others}>
          {others
            .slice(0, all ? undefined : SHOWN - 1)
            .map(({ key, title, detail, href, people }) => (
              <li key={key}>
                <Link to={href}>
                  <Faces people={people.slice(0, 1)} />
                  <span className={style.words}>
                    <strong>{title}</strong>
                    <span>{detail}</span>
                  </span>
                  <IconChevronRight size={20} aria-hidden />
                </Link>
              </li>
            ))}
          {waiting.length > SHOWN && !all && (
            <li>
              <button type="button" onClick={() => setAll(true)}>
                <span className={style.words}>
                  <strong>Ver todo lo que te toca</strong>
                </span>
                <IconChevronDown size={20} aria-hidden />
              </button>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

const FACES = 3;

/** Overlapping pictures; who it is stands in the words beside them. */
function Faces({ people }: Pick<Waiting, 'people'>) {
  return (
    <span className={style.faces} aria-hidden>
      {people.slice(0, FACES).map(({ other_nombre, other_img_profile }, index) => (
        <Avatar
          key={`${index}-${other_nombre}`}
          nombre={other_nombre}
          imagen={pictureUrl(other_img_profile)}
          size={40}
        />
      ))}
    </span>
  );
}
