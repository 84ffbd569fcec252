import { AT_ONCE_TEXT } from '#domain/payments/plan.ts';
import { LATE_TEXT } from '#domain/projects/cancellation.ts';
import { feeFromWire, type FeeOnWire, feeText } from '#domain/projects/fee.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Section } from '#web/shared/layout/page.tsx';
import style from './questions.module.css';
import { SectionTitle } from './title.tsx';

const BEFORE_PRICE = [
  {
    question: '¿Cuándo pago y cuándo cobra el profesional?',
    answer: `Pagas con tarjeta al aceptar la propuesta: todo si el precio es de hasta ${AT_ONCE_TEXT}\u00a0MXN, o la mitad al empezar y el resto antes de darlo por terminado si es mayor. El dinero queda protegido y el profesional lo recibe cuando tú lo liberas: una parte como anticipo, si quieres, y el resto al finalizar.`,
  },
  {
    question: '¿Qué revisan antes de validar a un profesional?',
    answer:
      'Sus datos de contacto, su experiencia y sus referencias. Solo quien pasa esa revisión aparece en las búsquedas y puede enviarte propuestas. En su perfil ves la fecha en que lo validamos.',
  },
  {
    question: '¿Qué pasa si no quedo conforme?',
    answer:
      'No lo liberes todavía. Díselo en el chat y dale oportunidad de corregirlo; mientras tanto, lo que no has liberado sigue protegido. Si no se ponen de acuerdo, nuestro equipo revisa lo que quedó escrito y decide cómo se reparte el dinero retenido.',
  },
  {
    question: '¿Puedo cancelar?',
    answer: `Sí. Hasta 24 horas antes del inicio, todo lo que sigue protegido vuelve a tu tarjeta. Después, el profesional recibe el ${LATE_TEXT.percent} del precio por el tiempo que te reservó, con un máximo de ${LATE_TEXT.atMost}\u00a0MXN, y el resto vuelve a ti. Lo que ya liberaste no se devuelve.`,
  },
];

/** The most frequent questions; the last is what the platform costs. */
export function questionsWith(comision: FeeOnWire) {
  const { percent, fixed } = feeText(feeFromWire(comision));
  return [
    ...BEFORE_PRICE,
    {
      question: '¿Cuánto cuesta usar Maestros?',
      answer: `Para ti, nada: pagas el precio que acordaste. De ese precio, el profesional nos paga una comisión de ${percent} más ${fixed}\u00a0MXN.`,
    },
  ];
}

export function Questions({ comision }: { comision: FeeOnWire }) {
  return (
    <Section id="preguntas">
      <div className={style.columns}>
        <SectionTitle title="Preguntas">
          Todo lo demás está en los <Link to={paths.terms}>términos y condiciones</Link>, en
          palabras que se entienden.
        </SectionTitle>
        <div className={style.list}>
          {questionsWith(comision).map(({ question, answer }) => (
            // The same name for all: opening one closes the others.
            <details key={question} className={style.item} name="preguntas">
              <summary>
                <h3 className={style.question}>{question}</h3>
                <IconChevronDown className={style.arrow} size={22} aria-hidden />
              </summary>
              <p className={style.answer}>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
