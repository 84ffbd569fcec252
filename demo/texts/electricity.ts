import type { TradeTexts } from './trade.ts';

export const electricity: TradeTexts = {
  category: 'Electricidad',
  works: [
    [
      [
        'Centro de carga ordenado',
        'De un nido de cables a doce circuitos separados y etiquetados.',
      ],
      [
        'Tablero nuevo con tierra física',
        'Se cambió el tablero quemado y se clavó varilla a tierra.',
      ],
      [
        'Reemplazo de fusibles por pastillas',
        'Casa de 1968 con instalación al día y diagrama en la tapa.',
      ],
      ['Tablero que se calentaba', 'Apretar, separar y etiquetar: ya no se bota ninguna pastilla.'],
    ],
    [
      [
        'Tres lámparas sobre el comedor',
        'Altura medida con la mesa puesta y atenuador en la pared.',
      ],
      ['Comedor que estaba a oscuras', 'Se pasó cable nuevo por el plafón sin romper el muro.'],
      ['Colgantes en línea', 'Centradas al milímetro y con el apagador junto a la entrada.'],
      ['Iluminación para un comedor chico', 'Luz cálida, tres alturas y apagador de tres vías.'],
    ],
    [
      [
        'Contacto quemado, arreglado',
        'Era un falso contacto por exceso de carga; se separó el circuito.',
      ],
      ['Contactos con USB en la sala', 'Tres módulos, cable calibre 12 y tapa a nivel.'],
      ['Reparación de un corto', 'Localizado con probador, sin abrir más que una caja.'],
    ],
  ],
  jobs: [
    {
      ask: 'Hola, se bota la pastilla cada vez que prendo el micro y el calentador. ¿Qué puede ser?',
      answer: 'Lo más seguro es que comparten circuito. ¿Tu centro de carga tiene lugares libres?',
      detail: 'Sí, hay dos espacios vacíos.',
      titulo: 'Circuito nuevo para cocina',
      descripcion:
        'Circuito independiente calibre 12 del centro de carga a la cocina, con pastilla de 20 A y dos contactos polarizados.',
      precio: 1950,
    },
    {
      ask: 'Buenas, quiero poner tres lámparas colgantes en el comedor. Solo hay una salida.',
      answer: 'Se puede con una canaleta delgada o por el plafón. ¿Tienes plafón o es losa?',
      detail: 'Es plafón de tablaroca.',
      titulo: 'Tres lámparas sobre el comedor',
      descripcion:
        'Dos salidas nuevas por plafón, instalación de tres lámparas y atenuador. Las lámparas las pones tú.',
      precio: 1500,
    },
    {
      ask: 'Mi casa todavía tiene fusibles y me da miedo. ¿Cuánto por cambiar todo el tablero?',
      answer:
        'Haces bien en cambiarlos. ¿Cuántas recámaras son y tienes minisplit o solo luz y contactos?',
      detail: 'Tres recámaras, un minisplit y bomba de agua.',
      titulo: 'Centro de carga de 12 circuitos',
      descripcion:
        'Retiro de fusibles, centro de carga de 12 espacios, pastillas, tierra física y circuitos etiquetados.',
      precio: 6900,
    },
    {
      ask: 'Huele a quemado un contacto de la sala, ya lo desconecté. ¿Puedes mañana temprano?',
      answer:
        'Hiciste bien. Baja también esa pastilla y mañana a las 9 estoy ahí. ¿Qué tenías conectado?',
      detail: 'Un calefactor. No lo vuelvo a conectar.',
      titulo: 'Reparar corto en contacto de sala',
      descripcion:
        'Revisión del circuito, cambio de contacto y de cable dañado, y prueba con carga.',
      precio: 780,
    },
  ],
  reviews: [
    [5, 'Dejó cada pastilla con su nombre. Por primera vez sé cuál apaga qué.'],
    [
      5,
      'Encontró el corto que dos electricistas no habían hallado. Trabaja limpio y explica con claridad.',
    ],
    [5, 'Me enseñó el cable viejo derretido; qué susto. Quedó todo nuevo y con tierra.'],
    [4, 'Las lámparas quedaron perfectas. El polvo del plafón lo limpié yo.'],
    [4, 'Trabajo serio y con factura. Me hubiera gustado que viniera más temprano.'],
    [2, 'Sí reparó el contacto, pero no trajo las piezas y perdí toda la mañana esperando.'],
  ],
};
