import { useRef } from 'react';
import { Section } from '#web/shared/layout/page.tsx';
import { useWhenNear } from '../use-when-near.ts';
import style from './about.module.css';
import { SectionTitle } from './title.tsx';

const loadScenes = () => import('./about-scenes.tsx');

export function About() {
  const here = useRef<HTMLDivElement>(null);
  const { loaded } = useWhenNear(here, loadScenes);
  return (
    <Section id="nosotros" tone="paper">
      <div className={style.about}>
        <div>
          <SectionTitle title="Nosotros" />
          <p>
            Dejar entrar a alguien a tu casa es un acto de confianza. Maestros existe para que esa
            confianza tenga con qué sostenerse: gente de oficio a la que nuestro equipo conoce,
            acuerdos por escrito y un pago que espera a que el trabajo esté hecho.
          </p>
          <p>
            No hacemos las reparaciones ni fijamos los precios: ponemos en contacto a quien necesita
            con quien sabe, cuidamos el dinero de los dos mientras se hace el trabajo y damos la
            cara si no se ponen de acuerdo.
          </p>
        </div>
        <div className={style.scenes} ref={here} aria-hidden>
          {loaded && <loaded.AboutScenes />}
        </div>
      </div>
    </Section>
  );
}
