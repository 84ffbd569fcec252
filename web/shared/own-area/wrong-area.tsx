import type { Rol } from '#contract/call.ts';
import style from '../layout/error-page.module.css';
import { homeOf } from '../session/home-of.ts';
import { EmptyScene } from '#web/ui/art/empty-scene.tsx';
import { Button } from '#web/ui/button.tsx';

/** Shown on a screen that is for another kind of account. */
export function WrongArea({ rol, whose }: { rol: Rol; whose: 'clientes' | 'profesionales' }) {
  return (
    <div className={style.page}>
      <EmptyScene kind="results" />
      <h1>Esta página es para {whose}</h1>
      <p>Entraste con otro tipo de cuenta. Lo tuyo está en tu propia página.</p>
      <div className={style.actions}>
        <Button href={homeOf(rol)}>Ir a mi cuenta</Button>
      </div>
    </div>
  );
}
