import type { TradeTexts } from './trade.ts';

export const cooling: TradeTexts = {
  category: 'Aire acondicionado',
  works: [
    [
      [
        'Minisplit en lugar del de ventana',
        'Se cerró el hueco y se instaló una tonelada inverter.',
      ],
      ['Sala a 23 grados', 'Cálculo por orientación y desagüe con buena caída.'],
      ['Equipo nuevo sin canaleta fea', 'Tubería por muro y drenaje oculto.'],
      ['Minisplit para una sala al poniente', 'Dos toneladas, porque con ese sol una no alcanza.'],
    ],
    [
      [
        'Condensador con base nueva',
        'Se limpió, se cambió el ventilador y se trató contra el óxido.',
      ],
      ['Unidad exterior rescatada', 'Parecía para tirar; le quedaban cinco años.'],
      ['Base elevada y tubería forrada', 'Para que el agua de lluvia no la alcance.'],
      ['Condensador lejos de la banqueta', 'Se reubicó en alto para que nadie lo golpee.'],
    ],
    [
      ['Recámara sin goteo', 'El drenaje estaba tapado de lama. Hidrolavado completo.'],
      ['Del ventilador al minisplit', 'Silencioso, porque era para dormir.'],
      ['Mantenimiento con funda', 'Ni una gota en la cama, y eso que salió agua negra.'],
    ],
  ],
  jobs: [
    {
      ask: 'Hola, mi minisplit gotea adentro y ya no enfría igual. ¿Haces mantenimiento?',
      answer: 'Sí, con hidrolavado. ¿De cuántas toneladas es y cuándo fue el último?',
      detail: 'De una tonelada. Nunca, lleva tres años.',
      titulo: 'Mantenimiento de minisplit con hidrolavado',
      descripcion:
        'Lavado de evaporador y condensador con funda, destape de drenaje y medición de presión y consumo.',
      precio: 750,
    },
    {
      ask: 'Quiero instalar un minisplit de 1.5 en la recámara. Ya lo tengo, ¿cuánto la instalación?',
      answer: '¿Cuántos metros hay de la unidad de adentro a la de afuera? ¿Y ya hay línea de 220?',
      detail: 'Cinco metros. No hay 220.',
      titulo: 'Instalar minisplit de 1.5 toneladas con línea 220',
      descripcion:
        'Instalación con 5 m de tubería de cobre, vacío, base para exterior y línea de 220 V desde el centro de carga.',
      precio: 4900,
    },
    {
      ask: 'Son tres minisplits en un consultorio. ¿Manejas mantenimiento de los tres el mismo día?',
      answer: 'Sí, en domingo si no quieres cerrar. ¿A qué altura están?',
      detail: 'Normal, a 2.20. El domingo está perfecto.',
      titulo: 'Mantenimiento de tres minisplits',
      descripcion:
        'Hidrolavado de tres equipos de una tonelada, revisión eléctrica y reporte por equipo.',
      precio: 2100,
    },
    {
      ask: 'Estamos remodelando y queremos clima en toda la planta alta: cuatro equipos.',
      answer:
        'Con gusto. ¿Ya hay ductos o salidas? Si apenas está el plano, mejor, así la tubería queda oculta.',
      detail: 'Apenas está el plano, te lo comparto.',
      titulo: 'Cuatro minisplits con tubería oculta',
      descripcion:
        'Instalación de cuatro equipos con preparaciones en muro, drenajes, líneas de 220 V y puesta en marcha. Equipos aparte.',
      precio: 16800,
    },
  ],
  reviews: [
    [5, 'Puso una funda y no cayó ni una gota de agua sucia. El cuarto enfría como el primer día.'],
    [5, 'Midió antes y después y me enseñó los números. Así sí.'],
    [5, 'Contestó a las diez de la noche en plena ola de calor y al otro día ya teníamos aire.'],
    [4, 'Instalación limpia. La línea de 220 tomó un día más.'],
    [4, 'Me dijo que no necesitaba gas, solo limpieza. Eso es honestidad.'],
    [3, 'Enfría bien, pero la tubería quedó más a la vista de lo que esperaba.'],
  ],
};
