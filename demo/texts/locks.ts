import type { TradeTexts } from './trade.ts';

export const locks: TradeTexts = {
  category: 'Cerrajería',
  works: [
    [
      ['Chapa forzada, chapa nueva', 'Se reparó la madera y se puso una de alta seguridad.'],
      ['Cilindro antiganzúa', 'Cinco llaves con tarjeta de duplicado.'],
      ['Manija y chapa de entrada', 'El barreno viejo quedó cubierto con placa.'],
      ['Chapa de departamento rentado', 'Cambio completo en media hora y tres llaves nuevas.'],
    ],
    [
      ['Cerradura digital con teclado', 'Clave, huella y llave de emergencia. Probada diez veces.'],
      ['Puerta que se abre con el celular', 'Instalada sin cambiar la puerta.'],
      ['Después de un intento de robo', 'Contrachapa, mirilla y marco reforzado.'],
    ],
    [
      ['Cortina de local', 'Se enderezaron las lamas y se pusieron candados de piso.'],
      ['Cortina metálica que no bajaba', 'Resorte nuevo y guías engrasadas.'],
      ['Local seguro otra vez', 'Chapa lateral doble y candado blindado.'],
      [
        'Cortina que se quedó a medias',
        'Se abrió, se engrasó y se cambió el candado el mismo día.',
      ],
    ],
  ],
  jobs: [
    {
      ask: '¡Hola! Me quedé afuera, la llave está puesta por dentro. ¿En cuánto llegas?',
      answer: 'En 25 minutos. ¿Puerta de madera o multipunto? Ten a la mano tu INE o un recibo.',
      detail: 'Madera, chapa normal. Sí tengo la INE.',
      titulo: 'Abrir puerta sin dañar la chapa',
      descripcion: 'Apertura de puerta de madera con chapa de perilla, sin taladrar.',
      precio: 480,
    },
    {
      ask: 'Acabo de rentar y quiero cambiar todas las combinaciones. Son tres puertas.',
      answer: 'Buena idea. ¿Quieres la misma llave para las tres?',
      detail: 'Sí, la misma, y cuatro copias.',
      titulo: 'Cambio de combinación en tres chapas',
      descripcion: 'Cambio de combinación a una misma llave en tres chapas, con cuatro copias.',
      precio: 1150,
    },
    {
      ask: 'Quiero poner una cerradura digital. ¿Cuál me recomiendas para puerta de 4 cm?',
      answer:
        'Hay con huella o solo clave. Si rentas por temporadas, la de clave temporal. ¿Es tu caso?',
      detail: 'Sí, rento por temporadas. Me sirve la de clave.',
      titulo: 'Cerradura digital con clave temporal',
      descripcion:
        'Suministro e instalación de cerradura digital, configuración de claves y respaldo con llave.',
      precio: 4200,
    },
    {
      ask: 'La cortina de mi local ya no baja y tengo que cerrar hoy. ¿Ayuda?',
      answer:
        'Voy para allá al terminar aquí, como a las 7. No la fuerces, se puede botar el resorte.',
      detail: 'Va, aquí te espero.',
      titulo: 'Reparar cortina metálica',
      descripcion: 'Cambio de resorte, alineado de guías y chapa lateral nueva.',
      precio: 2350,
    },
  ],
  reviews: [
    [5, 'Llegó en veinte minutos y abrió sin un rayón. Cobró lo que dijo por mensaje.'],
    [5, 'Me pidió identificación antes de abrir. Al principio me extrañó, luego lo agradecí.'],
    [5, 'La cerradura digital funciona perfecto y me enseñó a dar claves a mis huéspedes.'],
    [4, 'Buen servicio. La copia de una llave salió dura y la repuso al otro día.'],
    [4, 'Resolvió la cortina del local esa misma noche. Un poco caro, pero era urgente.'],
    [3, 'Cambió bien las chapas; olvidó una copia y tuve que pasar a recogerla.'],
  ],
};
