import { type Centavos, fromMxn, ZERO } from '#domain/money.ts';

type Level = {
  id: 0 | 1 | 2 | 3;
  descripcion: string;
  beneficios: readonly string[];
  /** Price for 30 days; 0 is shown as «Gratis». */
  precio: Centavos;
  /** Projects that may be finalized in 7 days; null means no limit. */
  proyects_limit: number | null;
};

const EVERYONE = 'Perfil público con portafolio, reseñas e insignia de validación';
const RANKING = 'A igual calificación y experiencia, apareces antes que los niveles inferiores';

/** The four memberships with their first prices and limits (decisions §5). */
export const LEVELS: readonly Level[] = [
  {
    id: 0,
    descripcion: 'Hierro',
    beneficios: ['Hasta 2 proyectos por semana', EVERYONE, 'Sin costo mensual'],
    precio: ZERO,
    proyects_limit: 2,
  },
  {
    id: 1,
    descripcion: 'Bronce',
    beneficios: ['Hasta 5 proyectos por semana', EVERYONE, RANKING],
    precio: fromMxn(199),
    proyects_limit: 5,
  },
  {
    id: 2,
    descripcion: 'Plata',
    beneficios: ['Hasta 12 proyectos por semana', EVERYONE, RANKING],
    precio: fromMxn(399),
    proyects_limit: 12,
  },
  {
    id: 3,
    descripcion: 'Oro',
    beneficios: ['Proyectos sin límite por semana', EVERYONE, RANKING],
    precio: fromMxn(799),
    proyects_limit: null,
  },
];
