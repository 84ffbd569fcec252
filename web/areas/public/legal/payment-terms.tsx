/** Section 4 of the terms: where the money is, what it costs and what happens on cancelling. */
export const paymentTerms = (
  <>
    <p>
      <b>Pago protegido.</b> El cliente paga con tarjeta al aceptar una propuesta, por medio de un
      procesador de pagos; nosotros no vemos ni guardamos los números de la tarjeta. El dinero queda
      protegido a nombre del proyecto y el profesional lo recibe cuando el cliente lo libera. Si el
      precio es de hasta $5,000.00 MXN se paga completo; si es mayor, la mitad al aceptar y el resto
      antes de marcar el trabajo como completado. El precio mínimo de un trabajo es de $100.00 MXN.
    </p>
    <p>
      <b>Anticipos.</b> Durante el trabajo, el cliente puede liberar una parte del precio: 25, 33,
      50, 75 o 100&nbsp;%, hasta lo que siga protegido. Lo que se libera pasa al profesional y no se
      puede deshacer.
    </p>
    <p>
      <b>Terminar.</b> Cuando el trabajo está hecho, el cliente lo marca como completado, los dos se
      califican y el cliente lo finaliza; con eso se libera lo que quedaba protegido. Si el
      profesional lo marca como entregado y el cliente no dice nada en 7 días, se da por completado;
      y 7 días después de completado se finaliza, haya o no calificaciones. Una disputa abierta
      detiene estos plazos.
    </p>
    <p>
      <b>Comisión.</b> El cliente paga el precio acordado y nada más. Al profesional le cobramos
      5&nbsp;% del precio más $3.00 MXN por proyecto, que se descuentan conforme se libera el
      dinero. De un trabajo de $2,000.00 MXN recibe $1,897.00 MXN. Lo liberado se deposita los
      miércoles en la cuenta CLABE que haya registrado.
    </p>
    <p>
      <b>Membresías.</b> El profesional puede contratar un nivel (Bronce, Plata u Oro) que aumenta
      el número de proyectos que puede tener por semana. Es opcional, dura 30 días desde su pago y
      al terminar vuelve al nivel Hierro, que es gratuito.
    </p>
    <p>
      <b>Cancelaciones.</b> Mientras el proyecto no esté completado, cualquiera de los dos puede
      cancelarlo diciendo por qué:
    </p>
    <ul>
      <li>
        Si cancela el profesional, o el equipo de Maestros, todo lo que siga protegido vuelve al
        cliente.
      </li>
      <li>
        Si cancela el cliente hasta 24 horas antes de la fecha de inicio, o el proyecto no tiene
        fecha de inicio, todo lo que siga protegido vuelve al cliente.
      </li>
      <li>
        Si cancela el cliente después de ese momento, el profesional recibe 10&nbsp;% del precio por
        el tiempo que reservó, con un máximo de $500.00 MXN y sin pasar de lo que siga protegido. El
        resto vuelve al cliente.
      </li>
      <li>El dinero que ya se liberó no se devuelve por una cancelación.</li>
    </ul>
    <p>
      Las devoluciones se hacen a la misma tarjeta con la que se pagó; tu banco puede tardar algunos
      días en mostrarlas.
    </p>
    <p>
      <b>Disputas.</b> Si no se ponen de acuerdo, cualquiera de los dos puede abrir una disputa
      mientras haya dinero protegido. El dinero queda detenido, nuestro equipo revisa lo que quedó
      escrito y las fotos que envíen, y decide con razones cuánto vuelve al cliente y cuánto se
      libera al profesional. Esa decisión no impide a nadie acudir a la autoridad.
    </p>
    <p>
      <b>Todo por aquí.</b> El pago protegido solo cubre lo que se paga en Maestros. No pidas ni
      hagas pagos por fuera de un trabajo que empezó en la plataforma.
    </p>
  </>
);
