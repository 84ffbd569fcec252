import type { Settings } from '#contract/contact.ts';
import { TeamContact } from './operator.tsx';

/** The information that article 76 bis of the consumer law requires of online sellers. */
export const consumerTerms = (settings: Settings) => (
  <>
    <h3 id="consumidor">Tus derechos como consumidor</h3>
    <p>
      Conforme al artículo 76 bis de la Ley Federal de Protección al Consumidor, en lo que se
      contrata por Maestros:
    </p>
    <ul>
      <li>
        la información que nos das es confidencial y se usa solo como dice el aviso de privacidad;
      </li>
      <li>
        protegemos tus datos y tus pagos con medios técnicos: conexión cifrada, contraseñas que
        nadie puede leer y pagos por medio de un procesador autorizado;
      </li>
      <li>
        antes de pagar conoces a quién contratas, qué incluye el trabajo, el costo total, la forma
        de pago y las reglas para cancelar;
      </li>
      <li>
        no usamos prácticas engañosas: las reseñas son de trabajos pagados, los precios son los que
        se cobran y lo que no podemos prometer no lo prometemos;
      </li>
      <li>decides con libertad qué contratas, y no te enviamos publicidad si no nos la pediste;</li>
      <li>
        cuidamos que la información sea clara también para niñas, niños, personas mayores o
        enfermas.
      </li>
    </ul>
    <p>
      Para una aclaración o una queja, escríbenos a <TeamContact {...settings} />. Si no la
      resolvemos, la Procuraduría Federal del Consumidor (PROFECO) te atiende en el Teléfono del
      Consumidor, <a href="tel:+525555688722">55&nbsp;5568&nbsp;8722</a> en la Ciudad de México y su
      zona metropolitana o <a href="tel:+528004688722">800&nbsp;468&nbsp;8722</a> sin costo desde el
      resto del país, y en línea en{' '}
      <a href="https://concilianet.profeco.gob.mx" rel="noreferrer">
        Concilianet
      </a>
      .
    </p>
    <p>Nada de lo escrito aquí quita derechos que la ley te da como consumidor.</p>
  </>
);
