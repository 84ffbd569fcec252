import type { TradeTexts } from './trade.ts';

export const roofing: TradeTexts = {
  category: 'Impermeabilización',
  works: [
    [
      [
        'Azotea de 90 m² lista para las lluvias',
        'Lavado, sellado de grietas y dos manos de acrílico rojo.',
      ],
      ['Losa con charcos', 'Se corrigió la pendiente antes de impermeabilizar.'],
      [
        'Azotea con tinaco y pretiles',
        'Malla en todas las uniones, que es por donde entra el agua.',
      ],
    ],
    [
      ['Techo de sala sin goteras', 'La filtración venía de una fisura arriba del pretil.'],
      ['Se acabaron las cubetas', 'Sellado por arriba y pintura nueva por abajo.'],
      ['Plafón recuperado', 'Tres temporadas después sigue seco.'],
    ],
    [
      ['Teja repuesta y sellada', 'Cambiamos cuarenta piezas y el papel que va debajo.'],
      ['Techo a dos aguas', 'Teja nueva del mismo tono y caballete reforzado.'],
      ['Cabaña que goteaba', 'Se levantó el faldón completo y se puso barrera.'],
    ],
  ],
  jobs: [
    {
      ask: 'Hola, tengo goteras en la sala cada que llueve. La azotea es de 64 m².',
      answer: 'Subo a revisar y te mando video. ¿Tiene impermeabilizante viejo levantado?',
      detail: 'Sí, como ampollas. La última vez fue hace seis años.',
      titulo: 'Impermeabilizar azotea de 64 m²',
      descripcion:
        'Retiro de impermeabilizante suelto, sellado de grietas con malla y acrílico de 5 años en 64 m².',
      precio: 9280,
    },
    {
      ask: '¿Reparas solo una gotera? Es en la esquina del baño.',
      answer: 'Sí. ¿Arriba hay pretil o tubo de ventilación cerca?',
      detail: 'Un tubo, creo que es el del respiradero.',
      titulo: 'Sellar gotera junto a respiradero',
      descripcion:
        'Retirar sello viejo, colocar malla y cemento plástico alrededor del tubo y probar con agua.',
      precio: 950,
    },
    {
      ask: 'Quiero prefabricado con gravilla en 40 m², ¿qué garantía das?',
      answer: 'Ocho años por escrito. ¿La losa es plana y tienes por dónde subir los rollos?',
      detail: 'Plana, con escalera marina.',
      titulo: 'Prefabricado con gravilla, 40 m²',
      descripcion:
        'Primario y prefabricado de 4 mm con gravilla aplicado a soplete en 40 m². Garantía de ocho años.',
      precio: 9600,
    },
    {
      ask: 'La pared de la recámara se moja con la lluvia, da al poniente.',
      answer: 'Ese muro pide sellador hidrofugante. ¿Es aplanado o tabique aparente?',
      detail: 'Aplanado y pintado. Son 12 m².',
      titulo: 'Impermeabilizar muro de 12 m²',
      descripcion:
        'Raspado, sellado de fisuras y dos manos de impermeabilizante para muro en 12 m².',
      precio: 1980,
    },
  ],
  reviews: [
    [5, 'Llovió tres días seguidos y por fin no saqué las cubetas.'],
    [5, 'Mandó video de cada grieta antes y después. Nada de «confíe en mí».'],
    [5, 'Me dijo que no aplicaba porque venía lluvia y lo movió dos días. Hizo bien.'],
    [5, 'Garantía firmada y hasta una manita de blanco al tinaco.'],
    [4, 'La azotea quedó perfecta. Mancharon un poco la escalera.'],
    [3, 'Se quitó la gotera, aunque tuvieron que venir dos veces.'],
  ],
};
