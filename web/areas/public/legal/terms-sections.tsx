import type { Settings } from '#contract/contact.ts';
import { accountTerms } from './account-terms.tsx';
import { consumerTerms } from './consumer-terms.tsx';
import type { LegalSection } from './legal-page.tsx';
import { operatorText, TeamContact } from './operator.tsx';
import { paymentTerms } from './payment-terms.tsx';

/** The eight sections of specification 1 §2. */
export const termsSections = (settings: Settings): readonly LegalSection[] => [
  {
    id: 'aceptacion',
    title: 'Aceptación',
    text: (
      <>
        <p>
          Estos términos son el acuerdo entre tú y Maestros. Los aceptas al marcar la casilla cuando
          creas tu cuenta y, mientras la uses, se aplican a todo lo que haces en la plataforma.
          Guardamos qué versión aceptaste y cuándo.
        </p>
        <p>
          Para tener una cuenta debes ser mayor de 18 años y poder contratar conforme a la ley. Si
          no estás de acuerdo con alguna parte, no crees una cuenta ni contrates por aquí.
        </p>
      </>
    ),
  },
  {
    id: 'intermediario',
    title: 'Maestros es intermediario',
    text: (
      <>
        <p>
          Opera Maestros {operatorText(settings)}. Puedes escribirnos a{' '}
          <TeamContact {...settings} />.
        </p>
        <p>
          Maestros es un lugar donde clientes que necesitan un servicio para su hogar y
          profesionales que lo ofrecen se encuentran, conversan, acuerdan un precio y se pagan. No
          prestamos los servicios ni somos patrón, socio o representante de los profesionales: ellos
          trabajan por su cuenta, con su herramienta y bajo su responsabilidad.
        </p>
        <p>
          Cuando un cliente acepta una propuesta, el contrato por el trabajo queda entre el cliente
          y el profesional, en los términos de esa propuesta. Nuestra parte es otra: dar el espacio
          para acordarlo, revisar a los profesionales antes de que puedan enviar propuestas, y
          proteger el pago hasta que toque entregarlo.
        </p>
        <p>
          La validación de un profesional dice que en la fecha indicada nuestro equipo revisó sus
          datos de contacto, su experiencia y sus referencias. No es una garantía sobre cada trabajo
          que haga después.
        </p>
      </>
    ),
  },
  { id: 'cuentas', title: 'Registro y cuentas', text: accountTerms },
  { id: 'pagos', title: 'Pagos, comisiones y cancelaciones', text: paymentTerms(settings) },
  {
    id: 'responsabilidad',
    title: 'Responsabilidad',
    text: (
      <>
        <p>
          El profesional responde por la calidad y la seguridad de su trabajo, por los materiales
          que pone, por los permisos que haga falta tramitar, por sus impuestos y facturas, y por
          los daños que cause al cliente o a terceros. El cliente responde por describir bien lo que
          necesita, dar acceso en la fecha acordada y ofrecer condiciones seguras para trabajar.
        </p>
        <p>
          Maestros responde por lo que hace: operar la plataforma con cuidado y manejar el dinero
          como dice la sección 4. No respondemos por trabajos, pagos o acuerdos hechos fuera de la
          plataforma, ni por interrupciones que no dependan de nosotros, como fallas de internet, de
          los bancos o del procesador de pagos.
        </p>
        {consumerTerms(settings)}
      </>
    ),
  },
  {
    id: 'propiedad',
    title: 'Propiedad intelectual',
    text: (
      <>
        <p>
          El nombre Maestros, su logotipo, los dibujos, los textos y el programa son nuestros o los
          usamos con permiso. Puedes usarlos solo para lo que la plataforma ofrece; no copiarlos,
          venderlos ni sacar de ella datos de forma automática.
        </p>
        <p>
          Lo que tú subes sigue siendo tuyo: fotos, descripciones, reseñas y mensajes. Nos das
          permiso, gratuito y mientras lo tengas publicado, de guardarlo y mostrarlo dentro de
          Maestros para que la plataforma funcione. Súbelo solo si tienes derecho a hacerlo; si una
          persona aparece en tus fotos, pídele permiso antes.
        </p>
        <p>
          Si crees que algo publicado aquí usa tu trabajo sin permiso, escríbenos a{' '}
          <TeamContact {...settings} /> y dinos qué es y dónde está.
        </p>
      </>
    ),
  },
  {
    id: 'cambios',
    title: 'Cambios a estos términos',
    text: (
      <>
        <p>
          Podemos cambiar estos términos cuando cambie el servicio o la ley. La versión vigente está
          siempre en esta página, con su fecha. Si un cambio afecta tus derechos o lo que pagas, te
          avisaremos antes de que empiece a aplicarse.
        </p>
        <p>
          Los proyectos que ya estaban pagados se rigen hasta su final por la versión vigente el día
          en que se aceptó la propuesta. Si no estás de acuerdo con un cambio, puedes dejar de usar
          la plataforma y pedir que cerremos tu cuenta.
        </p>
      </>
    ),
  },
  {
    id: 'ley',
    title: 'Ley aplicable y tribunales',
    text: (
      <p>
        Estos términos se rigen por las leyes de los Estados Unidos Mexicanos. Para lo que no
        podamos resolver platicando, tú y Maestros se someten a los tribunales competentes de
        Guadalajara, Jalisco, y renuncian a cualquier otro fuero que pudiera corresponderles, sin
        perjuicio de los derechos que la ley da a los consumidores y de la competencia de la
        PROFECO.
      </p>
    ),
  },
];
