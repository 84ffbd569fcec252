import type { TradeTexts } from './trade.ts';

export const painting: TradeTexts = {
  category: 'Pintura',
  works: [
    [
      [
        'Sala con humedad en la Americana',
        'Raspamos, sellamos el salitre y dimos dos manos de vinílica lavable.',
      ],
      [
        'Muros de sala que ya no se descarapelan',
        'El problema era una bajada de agua; se arregló primero y luego se pintó.',
      ],
      [
        'Una sala más clara en dos días',
        'Resane completo y color hueso para aprovechar la ventana.',
      ],
      [
        'Sala y comedor en tono arena',
        'Un solo color para unir los dos espacios y que se vean más grandes.',
      ],
    ],
    [
      [
        'Fachada de casa de los setenta',
        'Se lavó a presión, se repararon grietas y se pintó con acrílico para exterior.',
      ],
      [
        'Fachada con guardapolvo',
        'Color cálido arriba y guardapolvo oscuro para que no se noten las salpicaduras.',
      ],
      [
        'Frente de casa y puerta principal',
        'Pintura elastomérica en muros y esmalte en la puerta de madera.',
      ],
    ],
    [
      [
        'Recámara con arco de color',
        'Trazo a mano sobre muro liso; la cama quedó como si tuviera cabecera.',
      ],
      [
        'Cuarto que fue bodega',
        'Quitamos manchas viejas con sellador y pintamos en tonos de azul.',
      ],
      [
        'Recámara principal en un fin de semana',
        'Muros, techo y zoclo, con los muebles tapados y sin olor al día siguiente.',
      ],
      [
        'Recámara infantil sin papel tapiz',
        'Retiramos el papel, alisamos el muro y dibujamos una media luna.',
      ],
    ],
  ],
  jobs: [
    {
      ask: 'Hola, quiero pintar la sala y el comedor. Son como 62 m² de pared. ¿Tú pones la pintura?',
      answer:
        'Buen día. Sí, puedo llevarla yo. ¿La pared está lisa o trae tirol? ¿Y hay manchas de humedad?',
      detail: 'Está lisa. Hay una mancha chica atrás del sillón, te mando foto al rato.',
      titulo: 'Pintura de sala y comedor',
      descripcion:
        '62 m² de muro con pintura vinílica lavable, dos manos. Incluye resane, sellador en la mancha de humedad, material y limpieza.',
      precio: 5900,
    },
    {
      ask: 'Buenas tardes, ¿cuánto por pintar una recámara de 3 por 4? Yo ya tengo la pintura.',
      answer: 'Con tu pintura te sale en mano de obra y material de resane. ¿El techo también?',
      detail: 'Sí, también el techo. Es blanco y lo quiero igual.',
      titulo: 'Pintura de recámara, mano de obra',
      descripcion:
        'Muros y techo de una recámara de 3 × 4 m con tu pintura. Incluye resanes chicos y protección de piso.',
      precio: 2150,
    },
    {
      ask: 'Hola, la fachada de mi casa se está descarapelando. ¿Puedes venir a verla esta semana?',
      answer: 'Claro, paso el jueves por la tarde. ¿Son una o dos plantas?',
      detail: 'Dos plantas, como 90 metros. Tengo escalera, pero no andamio.',
      titulo: 'Fachada de dos plantas',
      descripcion:
        'Lavado a presión, reparación de grietas y acrílico para exterior en 92 m². El andamio va incluido.',
      precio: 11400,
    },
    {
      ask: 'Necesito pintar la reja y la puerta de entrada, ¿también haces esmalte?',
      answer: 'Sí, con fondo anticorrosivo. ¿La reja tiene óxido levantado o solo está opaca?',
      detail: 'Opaca, con óxido nada más abajo.',
      titulo: 'Reja y puerta con esmalte',
      descripcion:
        'Lijado, fondo anticorrosivo y dos manos de esmalte en reja de 3 m y puerta de entrada.',
      precio: 2600,
    },
  ],
  reviews: [
    [
      5,
      'Taparon todo con plástico antes de empezar y no quedó ni una gota en el piso. Los cortes con el techo están derechitos.',
    ],
    [
      5,
      'Me dijo que primero había que arreglar la bajada de agua. Pudo pintarme encima y cobrar, y no lo hizo.',
    ],
    [5, 'Puntual los tres días. El color se ve igual que en la muestra que pintó en mi pared.'],
    [
      4,
      'La pintura quedó muy bien. Se tardaron un día más por la lluvia, pero me avisaron desde temprano.',
    ],
    [4, 'Buen acabado y buen trato. Faltó un retoque atrás de la puerta y regresó a hacerlo.'],
    [3, 'El resultado está bien, aunque dejaron las cubetas dos días en la cochera.'],
  ],
};
