import { everybody } from './calls.ts';

const [member = {}] = everybody;

/**
 * The calls of a professional's own area. Each statement is run again by EXPLAIN, so it must be possible
 * to repeat it.
 */
export const areaCalls: readonly (readonly [url: string, body: object])[] = [
  ['/api/account/get_counts.php', member],
  ['/api/account/get_ingresos.php', member],
  ['/api/account/get_sessions.php', member],
  ['/api/account/get_projects.php', { ...member, grupo: 'en_curso' }],
  ['/api/account/get_projects.php', { ...member, grupo: 'finalizados', search: 'llave' }],
  ['/api/account/get_reviews.php', { ...member, sentido: 'recibidas' }],
  ['/api/default/niveles.php', member],
  ['/api/stripe/get_membership_payment.php', member],
  [
    '/api/update-account/payment-method.php',
    {
      ...member,
      tipo: 'Transferencia',
      metodo: 'Clabe interbancaria',
      numero: '032180000118359719',
    },
  ],
  [
    '/api/update-account/address.php',
    {
      ...member,
      direccion: 'Hidalgo 12',
      estado: 'Jalisco',
      ciudad: 'Guadalajara',
      colonia: 'Americana',
      cp: '44160',
    },
  ],
  ['/api/update-account/add-portfolio.php', { ...member, titulo: 'Cocina', descripcion: 'Nueva.' }],
  ['/api/update-account/membership.php', { ...member, id: 0 }],
];
