import { Section } from '#web/shared/layout/page.tsx';
import style from './steps.module.css';
import { SectionTitle } from './title.tsx';

const steps = [
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

export function Steps() {
  return (
    <Section id="como-funciona" tone="paper">
      <SectionTitle title="Cómo funciona">
        Tres pasos, y en cada uno sabes dónde está tu dinero.
      </SectionTitle>
      <ol className={style.steps}>
        {steps.map((step, index) => (
          <li key={step.verb}>
            <p className={style.number}>
              {index + 1} · {step.verb}
            </p>
            <h3 className={style.title}>{step.title}</h3>
            <p className={style.text}>{step.text}</p>
            <p className={style.money}>{step.money}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
