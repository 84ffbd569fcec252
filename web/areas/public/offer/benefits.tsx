import { AT_ONCE_TEXT } from '#domain/payments/plan.ts';
import {
  IconCalendarDollar,
  IconCoins,
  IconCreditCard,
  IconId,
  IconMapPin,
  IconMessages,
  IconScale,
  IconTag,
} from '@tabler/icons-react';
import { Section } from '#web/shared/layout/page.tsx';
import { SectionTitle } from '../home/title.tsx';
import style from './benefits.module.css';

const benefits = [
  {
    Icon: IconId,
    title: 'Registro gratis',
    text: 'Crear tu cuenta y tener tu perfil no cuesta. Pagas comisión solo por lo que cobras.',
  },
  {
    Icon: IconMapPin,
    title: 'Clientes de tu zona',
    text: 'Apareces en las búsquedas de tus oficios, en tu ciudad, en todo tu estado o en todo el país.',
  },
  {
    Icon: IconTag,
    title: 'Tú pones el precio',
    text: 'Lees lo que necesitan, decides si te interesa y propones tu precio y tu fecha.',
  },
  {
    Icon: IconCreditCard,
    title: 'Pago protegido por adelantado',
    text: `El cliente paga al aceptar: todo hasta ${AT_ONCE_TEXT} MXN, o la mitad si el precio es mayor.`,
  },
  {
    Icon: IconCoins,
    title: 'Anticipos durante el trabajo',
    text: 'El cliente puede liberarte una parte antes de terminar, por ejemplo para material.',
  },
  {
    Icon: IconCalendarDollar,
    title: 'Depósito cada miércoles',
    text: 'Lo que te liberan se junta en tu saldo y te lo enviamos por transferencia a tu CLABE.',
  },
  {
    Icon: IconMessages,
    title: 'Perfil que habla por ti',
    text: 'Fotos de tus trabajos, insignia de validación y reseñas que solo dejan quienes pagaron.',
  },
  {
    Icon: IconScale,
    title: 'Respaldo si algo sale mal',
    text: 'Todo queda por escrito. Si no hay acuerdo, nuestro equipo escucha a los dos y decide.',
  },
];

export function Benefits() {
  return (
    <Section>
      <SectionTitle title="Lo que ofrecemos">
        Tú sabes hacer el trabajo. Nosotros cuidamos lo demás.
      </SectionTitle>
      <ul className={style.grid}>
        {benefits.map(({ Icon, title, text }) => (
          <li key={title} className={style.item}>
            <span className={style.icon}>
              <Icon size={26} stroke={1.75} aria-hidden />
            </span>
            <div>
              <h3 className={style.title}>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
