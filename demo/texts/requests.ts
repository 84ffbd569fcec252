import { OTHER } from '#domain/requests/prequote.ts';
import type { Asking, ProposalInput } from '../actors.ts';

type Asked = Pick<Asking, 'categoria' | 'opt' | 'titulo' | 'descripcion_servicio'>;

/** What profesional@demo.mx is asked for: two that wait, and one that he declined. */
export const OF_RAMON: readonly [leak: Asked, tank: Asked, toilet: Asked] = [
  {
    categoria: 'Plomería',
    opt: 'Reparar una fuga',
    titulo: 'Fuga bajo el lavabo',
    descripcion_servicio:
      'Gotea por la conexión de la pared y ya se mojó el mueble. Cerré la llave de paso.',
  },
  {
    categoria: 'Plomería',
    opt: 'Lavar tinaco',
    titulo: 'Lavar el tinaco',
    descripcion_servicio: 'Es de 1,100 litros y está en la azotea, con escalera marina.',
  },
  {
    categoria: 'Plomería',
    opt: 'Instalar o cambiar WC',
    titulo: 'Cambiar el WC',
    descripcion_servicio: 'Ya tengo el nuevo. Hay que quitar el viejo y llevárselo.',
  },
];

/** The offers among which cliente@demo.mx chooses: one is cheap, one comes first, one includes most. */
export const COMPARED: readonly ProposalInput[] = [
  {
    titulo: 'Destapar drenaje del baño',
    descripcion: 'Sondeo hasta la calle, junta nueva y sellado del WC.',
    precio: 900,
    hora: '17:00',
    duracion: 120,
    incluye: ['Sonda a la calle', 'Junta y sellado', 'Garantía de 30 días'],
  },
  {
    titulo: 'Destape con cámara',
    descripcion: 'Reviso con cámara antes y después, para que veas dónde estaba el tapón.',
    precio: 1050,
    hora: '16:30',
    duracion: 180,
    incluye: ['Sonda y cámara', 'Junta y sellado', 'Garantía de 60 días'],
  },
  {
    titulo: 'Destapar con sonda',
    descripcion: 'Sonda desde el registro. Si hace falta material te aviso antes.',
    precio: 780,
    hora: '18:00',
    duracion: 120,
    incluye: ['Sonda'],
    no_incluye: ['Material', 'Garantía'],
  },
];

/** What cliente@demo.mx asks for: compared, without an answer, seen by one, no longer needed, too late. */
export const OF_CLARA: readonly [
  drain: Asked,
  gate: Asked,
  wall: Asked,
  shelves: Asked,
  lights: Asked,
] = [
  {
    categoria: 'Plomería',
    opt: 'Destapar drenaje',
    titulo: 'Destapar drenaje',
    descripcion_servicio: 'Se me tapó el baño y sale agua. Es el de abajo; ya cerré la llave.',
  },
  {
    categoria: 'Herrería',
    opt: 'Reparar o ajustar zaguán',
    titulo: 'El zaguán se atora',
    descripcion_servicio: 'Arrastra del lado de la chapa y hay que levantarlo para cerrar.',
  },
  {
    categoria: 'Albañilería',
    opt: 'Resanar grieta o hueco',
    titulo: 'Grieta en el muro del patio',
    descripcion_servicio: 'Mide como dos metros y creció con las lluvias. Se ve por los dos lados.',
  },
  {
    categoria: 'Ensamble de muebles',
    opt: OTHER,
    titulo: 'Armar dos libreros',
    descripcion_servicio: 'Son de caja, con puertas abajo, y van fijos a la pared.',
  },
  {
    categoria: 'Electricidad',
    opt: OTHER,
    titulo: 'Parpadean las luces de la sala',
    descripcion_servicio: 'Empieza cuando prendo el microondas. Los focos son nuevos.',
  },
];
