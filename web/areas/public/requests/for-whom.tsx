import { useSearchParams } from 'react-router';
import { pictureUrl } from '#web/api/client.ts';
import { type Chosen, useChosen } from '#web/shared/requests/chosen.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import style from './for-whom.module.css';

/**
 * The professional for whom alone the request is, of those chosen for its category: `?para=` of the address. While its text
 * leaves the category open, it stays for them.
 */
export function useForWhom(categoria: string): Chosen | undefined {
  const key = useSearchParams()[0].get('para');
  return useChosen(categoria || null).find(({ keylogin }) => keylogin === key);
}

/** Says for whom the request is, and leaves the choice to ask others instead. */
export function ForWhom({ person }: { person: Chosen }) {
  const [, setParams] = useSearchParams();
  return (
    <p className={style.whom}>
      <Avatar nombre={person.nombre} imagen={pictureUrl(person.img_profile)} size={40} />
      <span className={style.name}>
        Para <strong>{person.nombre}</strong>
      </span>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => setParams({}, { replace: true, preventScrollReset: true })}
      >
        Elegir a más
      </Button>
    </p>
  );
}
