import { IconCheck, IconX } from '@tabler/icons-react';
import { Section } from '#web/shared/layout/page.tsx';
import style from './advantages.module.css';
import { SectionTitle } from './title.tsx';

const advantages = [
  {
    title: 'Con quién tratas',
    before: 'Un nombre, un teléfono y la palabra de alguien.',
    after: 'Una persona validada por nuestro equipo, con fecha, fotos de sus trabajos y reseñas.',
  },
  {
    title: 'El precio',
    before: 'De palabra, y crece a medio trabajo.',
    after: 'Por escrito antes de empezar. Lo que aceptas es lo que pagas.',
  },
  {
    title: 'Tu dinero',
    before: 'Adelanto en efectivo y a cruzar los dedos.',
    after: 'Pagas con tarjeta y queda protegido; tú decides cuándo se libera.',
  },
  {
    title: 'Si algo sale mal',
    before: 'Llamadas que ya nadie contesta.',
    after: 'Todo quedó escrito en el chat, y lo que no has liberado sigue protegido.',
  },
];

export function Advantages() {
  return (
    <Section id="ventajas">
      <SectionTitle title="Mejor que un conocido de un conocido">
        Recomendar está muy bien. Con un acuerdo y tu dinero a salvo, está mejor.
      </SectionTitle>
      <ul className={style.grid}>
        {advantages.map(({ title, before, after }) => (
          <li key={title} className={style.card}>
            <h3 className={style.title}>{title}</h3>
            <p className={style.before}>
              <IconX size={20} aria-hidden />
              <span>
                <span className="m-hidden">Con un conocido: </span>
                {before}
              </span>
            </p>
            <p className={style.after}>
              <IconCheck size={20} aria-hidden />
              <span>
                <span className="m-hidden">En Maestros: </span>
                {after}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
