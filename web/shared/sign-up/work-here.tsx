import { Link } from 'react-router';
import { asksForWork } from '#domain/search/asks-for-work.ts';
import { paths } from '#web/paths.ts';

/** Leads who writes that they look for work, and for nobody to do one, to the sign-up; nothing for any other text. */
export default function WorkHere({
  texto,
  className,
}: {
  texto: string;
  className?: string | undefined;
}) {
  if (!asksForWork(texto)) return null;
  return (
    <p className={className}>
      ¿Buscas trabajo? <Link to={paths.signUpProfessional}>Regístrate como profesional</Link> y
      recibe solicitudes de tu oficio.
    </p>
  );
}
