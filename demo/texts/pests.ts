import type { TradeTexts } from './trade.ts';

export const pests: TradeTexts = {
  category: 'Fumigación',
  works: [
    [
      [
        'Cocina sin hormigas',
        'Cebo en gel en seis puntos y sellado de la entrada detrás de la tarja.',
      ],
      ['Cucaracha alemana, controlada', 'Dos visitas y revisión a los quince días.'],
      ['Alacena protegida', 'Sin rociar donde hay comida; solo gel y trampas.'],
      [
        'Cocina de casa de piedra',
        'Se sellaron las rendijas por donde entraban arañas y alacranes.',
      ],
    ],
    [
      ['Panal retirado del jardín', 'Las abejas se entregaron a un apicultor.'],
      [
        'Jardín para volver a salir',
        'Tratamiento en pasto y árboles, seguro para mascotas en dos horas.',
      ],
      ['Patio libre de avispas', 'Se retiró el panal de noche, con equipo.'],
      ['Jardín sin hormiga arriera', 'Se siguió el camino hasta el nido y ahí se trató.'],
    ],
    [
      ['Clóset con termita', 'Inyección en cada galería y sellado de madera.'],
      ['Polilla en mueble antiguo', 'Tratamiento sin mover el mueble de su lugar.'],
      ['Ropero salvado', 'Noventa días después, ni polvo de madera.'],
    ],
  ],
  jobs: [
    {
      ask: 'Hola, hay cucarachas chiquitas en la cocina aunque limpiamos diario.',
      answer: 'Suena a alemana; se controla con gel, no con aerosol. ¿Tienes mascotas o bebés?',
      detail: 'Un gato y una niña de dos años.',
      titulo: 'Control de cucaracha alemana',
      descripcion:
        'Gel de bajo olor en cocina y baños, monitoreo con trampas y segunda visita a los quince días.',
      precio: 950,
    },
    {
      ask: 'Encontré polvo de madera abajo del ropero. ¿Será termita?',
      answer: 'Puede ser polilla. Si el polvo es como arena fina, es. Mándame foto de los hoyitos.',
      detail: 'Ahí va. Sí parece arena.',
      titulo: 'Tratar ropero con polilla',
      descripcion:
        'Inyección en galerías, aplicación por aspersión y sellado. Garantía de noventa días.',
      precio: 1750,
    },
    {
      ask: 'Ya van tres alacranes este mes en la casa. Tengo niños, me urge.',
      answer: 'Voy mañana. Mientras, sacude zapatos y camas. ¿La casa colinda con lote baldío?',
      detail: 'Sí, atrás hay un lote con piedras.',
      titulo: 'Control de alacranes en casa',
      descripcion:
        'Inspección con luz ultravioleta, sellado de rendijas, aplicación perimetral y revisión a los quince días.',
      precio: 1400,
    },
    {
      ask: '¿Dan servicio mensual a restaurante? Necesito constancia para la inspección.',
      answer: 'Sí, con bitácora y constancia. ¿Cuántos metros y cuántas mesas?',
      detail: '180 m² y veinte mesas. Por un semestre.',
      titulo: 'Control de plagas, seis meses',
      descripcion:
        'Seis visitas mensuales a restaurante de 180 m², estaciones de monitoreo, bitácora y constancia sanitaria.',
      precio: 7200,
    },
  ],
  reviews: [
    [5, 'Buscó por dónde entraban y lo selló. Llevamos dos meses sin ver una sola.'],
    [5, 'Cuidó que la niña y el gato no se acercaran. Casi no olió.'],
    [5, 'Encontró cuatro alacranes con la lámpara en diez minutos. Ahora dormimos tranquilos.'],
    [4, 'El ropero se salvó. La segunda visita la tuve que recordar yo.'],
    [4, 'Deja bitácora y constancia, justo lo que pedía la inspección.'],
    [3, 'Funcionó hasta la segunda vuelta; la primera casi no se notó.'],
  ],
};
