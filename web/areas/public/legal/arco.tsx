import type { Settings } from '#contract/contact.ts';
import { Link } from 'react-router';
import { ROL } from '#contract/call.ts';
import { useSession } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';

/** Section 6 of the privacy notice: how to exercise one's rights, and the deadlines. */
export const arcoRights = ({ correo }: Settings) => (
  <>
    <p>
      Puedes pedir <b>acceso</b> a tus datos, que los <b>rectifiquemos</b> si están mal, que los{' '}
      <b>cancelemos</b> cuando ya no hagan falta, y <b>oponerte</b> a un uso en particular. También
      puedes limitar su uso o retirar el consentimiento que nos diste.
    </p>
    <p>
      Con tu sesión abierta lo haces desde <OwnDataLink />: ahí corriges tus datos, descargas una
      copia de todos y pides que se elimine tu cuenta.
    </p>
    <p>
      También puedes escribir a <a href={`mailto:${correo}?subject=Derechos%20ARCO`}>{correo}</a>{' '}
      con:
    </p>
    <ul>
      <li>tu nombre completo y el correo o el domicilio donde quieres recibir la respuesta;</li>
      <li>
        una copia de tu identificación oficial o, si actúas por otra persona, también el documento
        que te autoriza;
      </li>
      <li>qué derecho quieres ejercer y sobre qué datos, con claridad;</li>
      <li>
        lo que nos ayude a encontrarlos, por ejemplo el teléfono o el correo de tu cuenta; y, si
        pides corregir algo, el dato correcto y lo que lo compruebe.
      </li>
    </ul>
    <p>
      Te respondemos en un máximo de 20 días hábiles desde que recibimos tu solicitud y, si procede,
      la hacemos efectiva en los 15 días hábiles siguientes. Si el caso lo justifica, cada plazo
      puede ampliarse una sola vez por el mismo tiempo y te lo avisaríamos. El trámite es gratuito;
      solo se cubren, en su caso, los gastos de envío o de copias.
    </p>
    <p>
      Al cancelar una cuenta cerramos sus sesiones, la ocultamos y borramos o volvemos anónimos tus
      datos personales. Conservamos lo que la ley pide sobre pagos y lo que la otra persona necesita
      de un proyecto compartido, bajo el nombre «Cuenta eliminada». Si hay dinero protegido o por
      pagar, primero se resuelve.
    </p>
    <p>
      Si no quedas conforme con la respuesta, o no la recibes, puedes acudir a la Secretaría
      Anticorrupción y Buen Gobierno, que es la autoridad en protección de datos personales.
    </p>
  </>
);

/** Links to the screen where users exercise their rights; visitors have to log in first. */
function OwnDataLink() {
  const professional = useSession()?.user.rol === ROL.professional;
  return <Link to={professional ? paths.professionalAccount : paths.clientAccount}>tu cuenta</Link>;
}
