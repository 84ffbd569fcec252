/** Section 2 of the privacy notice. */
export const dataCollected = (
  <>
    <p>Solo los que hacen falta para que la plataforma funcione:</p>
    <ul>
      <li>
        <b>De contacto:</b> nombre completo, teléfono y correo. También los que escribes en el
        formulario de contacto, aunque no tengas cuenta.
      </li>
      <li>
        <b>De domicilio y ubicación:</b> dirección, colonia, código postal, ciudad y estado; en el
        caso de los profesionales, también la zona donde trabajan.
      </li>
      <li>
        <b>Fotos:</b> la de perfil, las de trabajos hechos y las que envías en el chat.
      </li>
      <li>
        <b>Identificación oficial:</b> imágenes por ambos lados, solo de los profesionales, para
        comprobar quién recibe el dinero.
      </li>
      <li>
        <b>Conversaciones:</b> los mensajes y archivos que intercambias, las propuestas y las
        reseñas.
      </li>
      <li>
        <b>De pago y facturación:</b> cuánto, cuándo y por qué proyecto se pagó, y la cuenta CLABE
        donde el profesional recibe su dinero. Los datos de la tarjeta los recibe directamente el
        procesador de pagos; nosotros no los vemos.
      </li>
      <li>
        <b>Técnicos:</b> dirección IP, tipo de navegador, fecha y hora de acceso, y lo que tu
        navegador guarda para que el sitio funcione. De cada sesión abierta guardamos también el
        país y la red sin su última parte, para que reconozcas las que no son tuyas. El país sale de
        los datos de <a href="https://lite.ip2location.com">IP2Location LITE</a>.
      </li>
    </ul>
    <p>
      La cuenta CLABE y los pagos son datos patrimoniales: los tratamos con el consentimiento
      expreso que das al registrarlos. No pedimos datos personales sensibles, como los de salud,
      religión, origen étnico, opiniones políticas o preferencia sexual; por favor no los escribas
      en el chat.
    </p>
    <p>
      Los conservamos mientras tengas tu cuenta y, después, solo el tiempo que la ley pide o que
      haga falta para atender una reclamación. Los mensajes del formulario de contacto, mientras
      hagan falta para responderte.
    </p>
  </>
);

/** Section 3 of the privacy notice. */
export const purposes = (
  <>
    <p>Los necesitamos para:</p>
    <ul>
      <li>crear tu cuenta, confirmar que el teléfono es tuyo y mantener tu sesión segura;</li>
      <li>validar a los profesionales y mostrar su perfil público a quien busca un servicio;</li>
      <li>que clientes y profesionales conversen, acuerden un trabajo y se califiquen;</li>
      <li>cobrar, proteger, liberar y devolver el dinero de cada proyecto;</li>
      <li>
        avisarte por WhatsApp, por correo o en tu dispositivo de lo que pasa en tus proyectos;
      </li>
      <li>responder a lo que nos escribes, resolver disputas y prevenir fraudes;</li>
      <li>cumplir con las obligaciones fiscales y legales que nos tocan.</li>
    </ul>
    <p>
      Todas son necesarias para el servicio; no hay finalidades secundarias. No usamos tus datos
      para publicidad ni los entregamos a anunciantes, y no tomamos decisiones sobre ti solo con un
      programa. Si algún día quisiéramos usarlos para otra cosa, te pediríamos permiso antes.
    </p>
  </>
);
