import { paths } from '#web/paths.ts';
import { Section } from '#web/shared/layout/page.tsx';
import { EmptyScene } from '#web/ui/art/empty-scene.tsx';
import { Button } from '#web/ui/button.tsx';
import style from './not-found.module.css';

export function NotFound() {
  return (
    <Section>
      <div className={style.state}>
        <EmptyScene kind="results" />
        <h1>No encontramos a este profesional</h1>
        <p>
          La dirección puede estar mal escrita, o la persona ya no recibe trabajos por Maestros. Hay
          más gente de su oficio que te puede ayudar.
        </p>
        <Button href={paths.categories}>Buscar profesionales</Button>
        <Button href={paths.home} variant="quiet">
          Ir al inicio
        </Button>
      </div>
    </Section>
  );
}
