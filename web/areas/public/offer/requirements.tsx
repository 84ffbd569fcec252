import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Section } from '#web/shared/layout/page.tsx';
import { TradeScene } from '#web/ui/art/trade-scene.tsx';
import { SectionTitle } from '../home/title.tsx';
import style from './requirements.module.css';

const requirements = [
  {
    title: 'Experiencia comprobable',
    text: 'Trabajos terminados y clientes que puedan hablar de ti.',
  },
  {
    title: 'Herramienta propia',
    text: 'La de tu oficio y, de preferencia, transporte para llegar con ella.',
  },
  { title: 'Actitud de servicio', text: 'Escuchas, explicas y cuidas la casa como si fuera tuya.' },
  { title: 'Honestidad y puntualidad', text: 'Dices lo que es, y llegas a la hora que dijiste.' },
  {
    title: 'Disponibilidad',
    text: 'Contestas los mensajes y tienes días para tomar trabajos nuevos.',
  },
  { title: 'Calidad', text: 'Trabajos bien terminados, que resisten el uso y una segunda mirada.' },
  {
    title: 'Aceptar las reglas',
    text: (
      <>
        Las mismas para todos, en los <Link to={paths.terms}>términos y condiciones</Link>.
      </>
    ),
  },
  {
    title: 'Validación previa',
    text: 'Nuestro equipo de expertos revisa tu cuenta antes de que aparezcas en las búsquedas.',
  },
];

const scenes = ['Electricidad', 'Carpintería', 'Albañilería', 'Aire acondicionado'];

export function Requirements() {
  return (
    <Section tone="paper">
      <div className={style.columns}>
        <div>
          <SectionTitle title="Lo que buscamos">
            Gente de oficio a la que recomendaríamos para nuestra propia casa.
          </SectionTitle>
          <ul className={style.list}>
            {requirements.map(({ title, text }) => (
              <li key={title} className={style.item}>
                <IconCheck size={22} aria-hidden />
                <div>
                  <h3 className={style.title}>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div className={style.scenes} aria-hidden>
          {scenes.map((categoria) => (
            <TradeScene key={categoria} categoria={categoria} />
          ))}
        </div>
      </div>
    </Section>
  );
}
