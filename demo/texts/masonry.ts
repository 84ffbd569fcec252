import type { TradeTexts } from './trade.ts';

export const masonry: TradeTexts = {
  category: 'Albañilería',
  works: [
    [
      ['Barda con celosía', 'Se tiró lo dañado, se coló dala y se levantó con castillos.'],
      [
        'Barda que se llevó la lluvia',
        'Cimiento nuevo, drenes abajo y celosía para que pase el aire.',
      ],
      ['Muro de colindancia', 'Doce metros de block con acabado fino por los dos lados.'],
    ],
    [
      [
        'Piso de pasta en sala',
        'Mosaico presentado en seco antes de pegarlo para centrar el dibujo.',
      ],
      ['Firme nuevo y piso', 'Se demolió el viejo, se niveló y se colocó en cuatro días.'],
      ['Sala con mosaico a dos tonos', 'Juntas de dos milímetros y boquilla sellada.'],
    ],
    [
      ['Baño de cero', 'Demolición, azulejo con cenefa y tina empotrada.'],
      [
        'Baño que estaba en obra negra',
        'Impermeabilizado bajo el azulejo, que es lo que no se ve.',
      ],
      ['Remodelación de baño en diez días', 'Incluyó mover la puerta y retirar el escombro.'],
    ],
  ],
  jobs: [
    {
      ask: 'Hola, se cayó un tramo de barda con la lluvia, unos 6 metros. ¿Puedes venir a ver?',
      answer:
        'Voy mañana a las 8. ¿Tiene castillos o es puro tabique? No te acerques al tramo que quedó.',
      detail: 'Puro tabique. El resto se ve inclinado.',
      titulo: 'Reconstruir 6 m de barda',
      descripcion:
        'Demolición, cimiento, tres castillos, dala y 6 m de muro de block de 2.20 m con aplanado. Material incluido.',
      precio: 21500,
    },
    {
      ask: '¿Cuánto la mano de obra por poner piso en 28 m²? Ya tengo el material.',
      answer: '¿El piso actual se quita o se pega encima? ¿Y de qué medida es la pieza?',
      detail: 'Se quita. La pieza es de 60 por 60.',
      titulo: 'Retirar y colocar piso, 28 m²',
      descripcion:
        'Retiro de piso, nivelado, colocación de 28 m² de 60 × 60 con crucetas, boquilla y zoclo. Mano de obra y adhesivo.',
      precio: 9800,
    },
    {
      ask: 'Tengo una grieta en la recámara que cada año vuelve. ¿La resanan bien?',
      answer: 'Si vuelve hay que abrirla y ponerle malla. ¿Es vertical o en diagonal?',
      detail: 'Diagonal, de la ventana al piso.',
      titulo: 'Reparar grieta con malla',
      descripcion: 'Abrir, limpiar, inyectar y cubrir con malla y aplanado una grieta de 1.8 m.',
      precio: 1400,
    },
    {
      ask: 'Quiero colar una banqueta y rampa para silla de ruedas en la entrada.',
      answer: 'Claro. ¿Qué desnivel hay? La rampa necesita un metro por cada ocho centímetros.',
      detail: 'Son 16 cm y hay espacio de sobra.',
      titulo: 'Rampa y banqueta de concreto',
      descripcion:
        'Rampa de 2 m al 8 %, banqueta de 4 m² en concreto escobillado, con cimbra y curado.',
      precio: 4700,
    },
  ],
  reviews: [
    [
      5,
      'La barda quedó mejor que la del vecino, y con castillos. Entregó la lista de material por escrito.',
    ],
    [5, 'El piso está a nivel de punta a punta; lo comprobamos con una canica.'],
    [5, 'Hizo la rampa para mi papá y la probó él mismo con la silla antes de irse.'],
    [4, 'Buen trabajo de baño. El escombro estuvo dos días de más en la banqueta.'],
    [4, 'La grieta no ha vuelto. Maestro serio y de pocas palabras.'],
    [2, 'El muro está bien, pero faltaron tres días sin avisar y tuve que andar llamando.'],
  ],
};
