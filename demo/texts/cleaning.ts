import type { TradeTexts } from './trade.ts';

export const cleaning: TradeTexts = {
  category: 'Limpieza',
  works: [
    [
      [
        'Cocina con años de grasa',
        'Campana, azulejo y juntas. Salió hasta lo que parecía mancha de fábrica.',
      ],
      ['Cocina para entregar departamento', 'El casero devolvió el depósito completo.'],
      ['Cochambre fuera', 'Desengrasante sin sosa, enjuague doble y todo seco.'],
      [
        'Cocina de restaurante pequeño',
        'Cerramos a las once y abrieron a las siete con todo brillando.',
      ],
    ],
    [
      ['Ventanas que sí dejan ver', 'Vidrio, riel y marco, por dentro y por fuera.'],
      ['Cortinas y cristales', 'Las cortinas se lavaron y se colgaron el mismo día.'],
      ['Ventanal después de la obra', 'Quitamos yeso y silicón sin rayar el cristal.'],
    ],
    [
      ['Sala lavada en su lugar', 'Inyección y succión; secó en cinco horas.'],
      ['Después de la fiesta', 'Sillón, tapete y paredes. El vino tinto sí salió.'],
      ['Limpieza profunda de sala', 'Movimos todo, también lo que nunca se mueve.'],
      ['Sala con mascotas', 'Sin pelo y sin olor, con productos que no les hacen daño.'],
    ],
  ],
  jobs: [
    {
      ask: 'Hola, entrego un departamento el lunes y necesito limpieza profunda. Dos recámaras.',
      answer: 'Con gusto, vamos dos personas el sábado. ¿Está vacío o con muebles?',
      detail: 'Vacío. La cocina es lo más pesado.',
      titulo: 'Limpieza profunda de departamento vacío',
      descripcion:
        'Dos recámaras, dos baños y cocina con desengrase. Dos personas, jornada completa, productos incluidos.',
      precio: 2400,
    },
    {
      ask: '¿Lavan salas a domicilio? Es de tela clara y tiene manchas de café.',
      answer: 'Sí. El café fresco sale casi siempre; el viejo, a veces. ¿Cuántas plazas?',
      detail: 'Tres y dos plazas. Las manchas tienen como un mes.',
      titulo: 'Lavado de sala de cinco plazas',
      descripcion:
        'Prelavado, inyección y succión en sala de tres y dos plazas, con tratamiento de manchas.',
      precio: 1100,
    },
    {
      ask: 'Acaban de terminar la remodelación y hay polvo en todos lados. Casa de 140 m².',
      answer: 'De obra vamos cuatro, un día completo. ¿Hay luz y agua? ¿Canceles altos?',
      detail: 'Sí hay. Un ventanal de doble altura.',
      titulo: 'Limpieza después de obra, 140 m²',
      descripcion:
        'Cuatro personas, aspirado, retiro de yeso y silicón, cristales de doble altura y pulido de piso.',
      precio: 5200,
    },
    {
      ask: 'Busco ayuda una vez por semana, media jornada. ¿Tienes los jueves?',
      answer: 'Los jueves por la mañana tengo lugar. ¿Hay mascotas? Es por los productos.',
      detail: 'Un perro chico, muy tranquilo.',
      titulo: 'Cuatro medias jornadas de limpieza',
      descripcion:
        'Cuatro jueves de 9 a 13 h: cocina, baños, pisos y recámaras. Productos aptos para mascotas.',
      precio: 1600,
    },
  ],
  reviews: [
    [5, 'La cocina quedó como cuando la estrenamos. No sabía que el azulejo era blanco.'],
    [5, 'Me devolvieron el depósito completo gracias a su trabajo.'],
    [5, 'Puntualidad, discreción y mucho cuidado con las cosas de mi mamá.'],
    [5, 'Los trapos de colores son verdad: nada se mezcla. Se nota el método.'],
    [4, 'El sillón quedó muy bien; una mancha vieja no salió, pero me lo advirtió antes.'],
    [3, 'Limpian bien, aunque olvidaron el balcón y ya no pudieron regresar ese día.'],
  ],
};
