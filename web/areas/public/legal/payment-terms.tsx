import type { Settings } from '#contract/contact.ts';
import { longDay } from '#lib/date-words.ts';
import { mexicoDay } from '#lib/mexico-time.ts';
import { orList } from '#lib/numbers.ts';
import { centavos, toMxn } from '#domain/money.ts';
import { AT_ONCE_TEXT } from '#domain/payments/plan.ts';
import { ANTICIPO_PERCENTS } from '#domain/projects/anticipo.ts';
import { LATE_TEXT } from '#domain/projects/cancellation.ts';
import { feeFromWire, type FeeOnWire, feeOf, feeText, netOf } from '#domain/projects/fee.ts';
import { pesos } from '#web/ui/money.tsx';

const EXAMPLE = centavos(200_000);
const percents = orList([...ANTICIPO_PERCENTS].reverse());

/** The fee in force, with an example, and the one that is planned (4 §B). */
function FeeTerms({ comision, next }: { comision: FeeOnWire; next: Settings['proxima_comision'] }) {
  const fee = feeFromWire(comision);
  const { percent, fixed } = feeText(fee);
  const planned = next && feeText(feeFromWire(next));
  return (
    <>
      <p>
        El cliente paga el precio acordado y nada más. Al profesional le cobramos {percent} del
        precio más {fixed}&nbsp;MXN por proyecto, que se descuentan conforme se libera el dinero.
        Por ejemplo: de un trabajo de {pesos(toMxn(EXAMPLE))}&nbsp;MXN se descuentan{' '}
        {pesos(toMxn(feeOf(fee, EXAMPLE)))}&nbsp;MXN y el profesional recibe{' '}
        {pesos(toMxn(netOf(fee, EXAMPLE)))}&nbsp;MXN. Cada proyecto conserva la comisión que había
        cuando se aceptó.
      </p>
      {next && planned && (
        <p>
          Desde el {longDay(mexicoDay(Date.parse(next.desde)))} la comisión será de{' '}
          {planned.percent} del precio más {planned.fixed}&nbsp;MXN, para los proyectos que se
          acepten a partir de ese día.
        </p>
      )}
    </>
  );
}

/** Section 4 of the terms: payments, fees and cancellations. */
export const paymentTerms = ({ comision, proxima_comision: next }: Settings) => (
  <>
    <h3>Pago protegido</h3>
    <p>
      El cliente paga con tarjeta al aceptar una propuesta, por medio de un procesador de pagos
      autorizado; nosotros no vemos ni guardamos los números de la tarjeta. Desde ese momento el
      pago queda protegido: está apartado para ese proyecto y el profesional lo recibe cuando el
      cliente lo libera. El pago protegido es parte de nuestro servicio de intermediación: Maestros
      no es un banco, no recibe ahorros, no presta dinero y no paga intereses.
    </p>
    <p>
      El precio de la propuesta es el total: incluye los impuestos y todo lo que ahí se acordó, y lo
      ves completo antes de pagar. Si es de hasta {AT_ONCE_TEXT}&nbsp;MXN se paga en una sola vez;
      si es mayor, la mitad al aceptar y el resto antes de marcar el trabajo como completado. El
      precio mínimo de un trabajo es de $100.00&nbsp;MXN. Un servicio adicional se cobra solo si el
      cliente lo acepta.
    </p>
    <h3>Anticipos</h3>
    <p>
      Durante el trabajo, el cliente puede liberar una parte del precio: {percents}
      &nbsp;%, hasta lo que siga protegido. Lo que se libera pasa al profesional y no se puede
      deshacer.
    </p>
    <h3>Terminar</h3>
    <p>
      Cuando el trabajo está hecho, el cliente lo marca como completado, los dos se califican y el
      cliente lo finaliza; con eso se libera lo que quedaba protegido. Si el profesional lo marca
      como entregado y el cliente no responde en 7 días, se da por completado; y 7 días después de
      completado se finaliza, haya o no calificaciones. Una disputa abierta detiene estos plazos.
    </p>
    <h3>Comisión</h3>
    <FeeTerms {...{ comision, next }} />
    <h3>Pagos al profesional</h3>
    <p>
      Lo liberado se transfiere cada miércoles a la cuenta CLABE que el profesional haya registrado,
      una vez que tengamos su identificación oficial por los dos lados. Si cambia su CLABE, su
      teléfono o su contraseña, esperamos 72 horas antes de la siguiente transferencia, para
      proteger su dinero. Si el banco rechaza una transferencia, el saldo vuelve a estar disponible.
    </p>
    <h3>Membresías</h3>
    <p>
      Con el nivel Hierro, gratuito, el profesional ya puede trabajar. Los niveles Bronce, Plata y
      Oro son opcionales y aumentan cuántos proyectos puede tener por semana. Su precio se muestra
      antes de contratar. Duran 30 días desde el pago y no se renuevan solos: avisamos 3 días y 1
      día antes, y al terminar la cuenta vuelve a Hierro. Subir de nivel se paga completo y aplica
      en cuanto se confirma el pago; bajar de nivel es gratis, aplica de inmediato y no da lugar a
      devolución.
    </p>
    <h3 id="cancelaciones">Cancelaciones</h3>
    <p>
      Mientras el proyecto no esté completado, el cliente, el profesional o nuestro equipo pueden
      cancelarlo diciendo por qué:
    </p>
    <ul>
      <li>
        Si cancela el profesional, o el equipo de Maestros, todo lo que siga protegido vuelve al
        cliente.
      </li>
      <li>
        Si cancela el cliente hasta 24 horas antes de la fecha de inicio, o el proyecto no tiene
        fecha de inicio, todo lo que siga protegido vuelve al cliente. Las 24 horas se cuentan desde
        las 0:00 de ese día, hora de la Ciudad de México.
      </li>
      <li>
        Si cancela el cliente después de ese momento, el profesional recibe {LATE_TEXT.percent} del
        precio por el tiempo que reservó, con un máximo de {LATE_TEXT.atMost}&nbsp;MXN y sin pasar
        de lo que siga protegido. El resto vuelve al cliente.
      </li>
      <li>El dinero que ya se liberó no se devuelve por una cancelación.</li>
    </ul>
    <p>
      Las devoluciones se hacen a la misma tarjeta con la que se pagó; tu banco puede tardar algunos
      días en mostrarlas. Una propuesta que nadie acepta en 15 días vence sin costo; una aceptada
      que no se paga en 7 días se cancela, también sin costo.
    </p>
    <h3 id="disputas">Disputas</h3>
    <p>
      Si no se ponen de acuerdo, cualquiera de los dos puede abrir una disputa en un proyecto
      pagado, con un texto y fotos. Mientras está abierta no se libera dinero, el proyecto no se
      completa y los plazos se detienen. Nuestro equipo revisa lo que quedó escrito en el chat y lo
      que envíen, y decide con razones cuánto de lo protegido vuelve al cliente y cuánto se libera
      al profesional. Quien la abrió la puede retirar: entonces el proyecto sigue donde estaba y los
      plazos corren por el tiempo que les quedaba. Mientras está abierta, cualquiera de los dos
      puede proponer cómo repartir lo protegido; si el otro lo acepta, la disputa termina así. La
      decisión del equipo no impide a nadie acudir a la autoridad.
    </p>
    <h3 id="contracargos">Si el banco retira un pago</h3>
    <p>
      El banco de una tarjeta puede retirar un pago mientras revisa una queja de su titular. Hasta
      que decide, un proyecto en curso y su dinero esperan, y lo que el profesional recibió de ese
      pago queda reservado. Nuestro equipo le entrega las pruebas del trabajo. Si el banco devuelve
      el pago a la tarjeta, lo cubre primero lo que siga protegido; del resto el equipo decide, con
      razones, cuánto asume Maestros y cuánto se descuenta al profesional de lo que recibió.
    </p>
    <h3>Todo por aquí</h3>
    <p>
      El pago protegido solo cubre lo que se paga en Maestros. No pidas ni hagas pagos por fuera de
      un trabajo que empezó en la plataforma.
    </p>
  </>
);
