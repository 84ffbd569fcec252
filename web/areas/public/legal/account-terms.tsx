/** Section 3 of the terms: who may have an account and what it may be used for. */
export const accountTerms = (
  <>
    <p>Para que haya confianza, cada quien es quien dice ser. Por eso:</p>
    <ul>
      <li>Los datos con los que te registras deben ser verdaderos, completos y tuyos.</li>
      <li>
        No puedes hacerte pasar por otra persona o empresa, ni usar fotos o trabajos ajenos como si
        fueran tuyos.
      </li>
      <li>
        Confirmas tu teléfono con un código. Cada teléfono sirve para una cuenta de cada tipo y cada
        correo para una sola cuenta.
      </li>
      <li>
        Tu contraseña es personal. Lo que se haga con tu cuenta se entiende hecho por ti, así que
        cámbiala y avísanos si crees que alguien más entró.
      </li>
      <li>
        Quien ofrece sus servicios espera a que nuestro equipo lo valide antes de aparecer en las
        búsquedas y de enviar propuestas.
      </li>
      <li>
        Las conversaciones sirven para acordar y dar seguimiento a trabajos. No se permite acosar,
        discriminar, engañar, ni enviar publicidad o contenido ilegal.
      </li>
      <li>
        Las reseñas cuentan lo que pasó en un trabajo hecho aquí, con respeto. No se compran, no se
        venden y no se escriben por encargo.
      </li>
    </ul>
    <p>
      Podemos rechazar, suspender o cerrar una cuenta que incumpla estos términos, y te diremos por
      qué. También tú puedes pedir que cerremos la tuya. Si hay dinero protegido o por pagar en
      ella, primero se resuelve a quién le corresponde.
    </p>
  </>
);
