import { shortName } from '#web/shared/chat/short-name.ts';
import { Button } from '#web/ui/button.tsx';
import { DeliveryPictures } from '../delivery-pictures.tsx';
import type { ProjectOfChat } from '../use-action-dialog.tsx';
import style from './showing.module.css';
import { useShowing } from './use-showing.ts';

/** What the client is asked, with the very pictures in sight. */
export function ShowingQuestion(props: ProjectOfChat) {
  const { me, partner, proposal } = props;
  const { busy, agree, stop } = useShowing(props);
  const { muestra } = proposal;
  if (!muestra) return null;
  const beside = muestra.categoria ? `«${muestra.categoria}» y el mes` : 'el mes';
  return (
    <>
      <h4>¿{shortName(partner)} puede mostrar estas fotos en su perfil?</h4>
      <DeliveryPictures {...{ me, partner, proposal }} pictures={muestra.imagenes} />
      <p>
        Cualquiera podría verlas, junto con {beside}: nunca tu nombre ni dónde fue. Puedes cambiar
        de opinión cuando quieras.
      </p>
      <div className={style.answers}>
        <Button size="sm" variant="secondary" disabled={busy} onClick={agree}>
          Sí, que se vean
        </Button>
        <Button size="sm" variant="quiet" disabled={busy} onClick={stop}>
          No mostrarlas
        </Button>
      </div>
    </>
  );
}
