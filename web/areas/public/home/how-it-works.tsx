import { Section } from '#web/shared/layout/page.tsx';
import style from './how-it-works.module.css';
import { SectionTitle } from './title.tsx';

const stages = [
  {
    verb: 'Encuentras',
    title: 'Escribe a quien te convenza',
    text: 'Compara trabajos, reseñas y precios en tu zona, y cuéntale en el chat qué necesitas.',
    money: 'Preguntar no cuesta.',
  },
  {
    verb: 'Acuerdas',
    title: 'Recibe una propuesta',
    text: 'Alcance, precio y fecha por escrito. Si te convence, la aceptas y pagas con tarjeta.',
    money: 'Tu dinero queda protegido: el profesional todavía no lo recibe.',
  },
  {
    verb: 'Confirmas',
    title: 'Libera cuando quedes conforme',
    text: 'Puedes adelantar una parte durante el trabajo. Al terminar, los dos se califican.',
    money: 'El profesional cobra cuando tú finalizas.',
  },
];

export function HowItWorks() {
  return (
    <Section id="como-funciona" tone="paper">
      <SectionTitle title="Cómo funciona">
        Tres pasos, y en cada uno sabes dónde está tu dinero.
      </SectionTitle>
      <ol className={style.steps}>
        {stages.map((stage, index) => (
          <li key={stage.verb}>
            <p className={style.number}>
              {index + 1} · {stage.verb}
            </p>
            <h3 className={style.title}>{stage.title}</h3>
            <p className={style.text}>{stage.text}</p>
            <p className={style.money}>{stage.money}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
