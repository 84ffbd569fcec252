import type { TradeTexts } from './trade.ts';

export const carpentry: TradeTexts = {
  category: 'Carpintería',
  works: [
    [
      [
        'Clóset de piso a techo',
        'Dos puertas, cajonera central y barra a la altura de quien lo usa.',
      ],
      ['Clóset donde había un hueco', 'El muro no estaba a escuadra; el mueble sí lo disimula.'],
      ['Vestidor en 1.80 m', 'Cabe el doble que en el ropero viejo.'],
    ],
    [
      ['Puerta de tambor cambiada por sólida', 'Marco nuevo, tres bisagras y cierre suave.'],
      ['Puerta que se había hinchado', 'La original no tenía remedio; se hizo igual, en cedro.'],
      ['Entrada en madera de encino', 'Barniz para exterior y chapa de seguridad.'],
      [
        'Puerta a escuadra otra vez',
        'Se cepilló, se cambió el marco vencido y cierra con un dedo.',
      ],
    ],
    [
      ['Mesa con una pata nueva', 'Se torneó a mano para que nadie note cuál es.'],
      ['Mesa de comedor restaurada', 'Lijado, resane y aceite; la veta volvió a verse.'],
      ['Consola para el recibidor', 'Pino curado con ensambles a la vista.'],
      ['Mesa que rechinaba', 'Encolada, prensada dos días y lista para otra generación.'],
    ],
  ],
  jobs: [
    {
      ask: 'Hola, quiero un clóset a la medida de 2.80 de ancho. ¿Vienes a medir?',
      answer: 'Sí, mido sin costo. ¿Lo quieres en MDF o en madera? Cambia bastante el precio.',
      detail: 'MDF está bien, color nogal.',
      titulo: 'Clóset a la medida, 2.80 m',
      descripcion:
        'Clóset en MDF color nogal de 2.80 × 2.40 m, dos puertas corredizas, cajonera y dos barras. Instalado.',
      precio: 13400,
    },
    {
      ask: 'La puerta del baño se hinchó y ya no cierra. ¿Se puede cepillar?',
      answer:
        'Casi siempre sí. Si está despegada de abajo conviene cambiarla. ¿Me mandas una foto?',
      detail: 'Ahí va. Se ve pegada, nomás roza.',
      titulo: 'Cepillar y sellar puerta',
      descripcion: 'Desmontar, cepillar, sellar cantos y ajustar bisagras y chapa.',
      precio: 550,
    },
    {
      ask: 'Tengo una mesa de mi abuela con una pata rota. ¿La reparas sin que se note?',
      answer: 'Es de las cosas que más me gustan. ¿Sabes qué madera es? ¿Está completa la pata?',
      detail: 'Creo que es cedro. La pata está, pero partida.',
      titulo: 'Restaurar mesa de comedor',
      descripcion:
        'Reparación de pata con espiga, lijado, resane y acabado con aceite. Incluye recoger y entregar.',
      precio: 2900,
    },
    {
      ask: '¿Cuánto por una cocina integral de 3 metros, con alacenas arriba?',
      answer: 'Por metro lineal, con alacena. ¿La cubierta la quieres de granito o laminada?',
      detail: 'La cubierta ya la tengo apartada, solo los muebles.',
      titulo: 'Muebles de cocina, 3 m',
      descripcion:
        'Tres metros de muebles bajos y alacenas en MDF hidrófugo, herrajes de cierre suave e instalación.',
      precio: 19800,
    },
  ],
  reviews: [
    [5, 'El clóset quedó al milímetro, y eso que la pared está chueca.'],
    [5, 'Reparó la mesa de mi abuela y nadie adivina cuál pata es la nueva.'],
    [5, 'Mandó el dibujo antes de cortar y respetó cada medida.'],
    [5, 'Se nota el oficio: cajones que cierran solos y cantos sin una astilla.'],
    [4, 'Precioso trabajo. Tardó cuatro días más de lo dicho.'],
    [3, 'La puerta cierra bien, pero el tono del barniz no es el mismo.'],
  ],
};
