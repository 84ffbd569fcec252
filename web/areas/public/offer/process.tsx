import { Section } from '#web/shared/layout/page.tsx';
import { SectionTitle } from '../home/title.tsx';
import style from './process.module.css';

const stages = [
  {
    title: 'Te registras',
    text: 'Tus datos, tu dirección, tus oficios y una foto. Confirmas tu teléfono con un código.',
  },
  {
    title: 'Te validamos',
    text: 'Nuestro equipo revisa tu experiencia y tus referencias. En tu cuenta ves cómo va.',
  },
  {
    title: 'Te contactan',
    text: 'Cuando hay una solicitud compatible con tus oficios y tu zona, el cliente te escribe.',
  },
  {
    title: 'Trabajas y cobras',
    text: 'Haces el trabajo y, cuando el cliente lo confirma, recibes el pago acordado.',
  },
];

export function Process() {
  return (
    <Section tone="paper">
      <SectionTitle title="Cómo empiezas">Cuatro pasos, del registro al primer pago.</SectionTitle>
      <ol className={style.steps}>
        {stages.map(({ title, text }, index) => (
          <li key={title}>
            <span className={style.number} aria-hidden>
              {index + 1}
            </span>
            <div>
              <h3 className={style.title}>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
