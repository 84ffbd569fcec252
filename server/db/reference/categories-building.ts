import { type Category, priceList } from './category.ts';

/** Categories of building work: wood, iron, walls and roofs. */
export const BUILDING: readonly Category[] = [
  {
    categoria: 'Carpintería',
    descripcion:
      'Ajusta puertas, repara muebles o manda hacer el clóset a la medida de tu espacio. La madera especial se cotiza aparte.',
    tipo: 'opcion',
    opciones: priceList(
      ['Ajustar o cepillar puerta', 400],
      ['Instalar puerta', 1200],
      ['Reparar mueble', 650],
      ['Barnizar o laquear puerta', 950],
      ['Instalar repisa o entrepaño', 350],
      ['Clóset a la medida, por metro lineal', 4800],
      ['Cocina integral, por metro lineal', 5500],
    ),
  },
  {
    categoria: 'Herrería',
    descripcion:
      'Fabrica y repara puertas, protecciones y barandales con medidas tomadas en tu domicilio.',
    tipo: 'opcion',
    opciones: priceList(
      ['Soldar o reparar una pieza', 500],
      ['Protección para ventana', 2200],
      ['Puerta de herrería', 5200],
      ['Barandal, por metro lineal', 1400],
      ['Reparar o ajustar zaguán', 900],
      ['Lijar y pintar herrería, por pieza', 850],
    ),
  },
  {
    categoria: 'Albañilería',
    descripcion:
      'Levanta muros, coloca pisos y resana con acabados parejos. Los precios son de mano de obra; el material lo acuerdas con el profesional.',
    tipo: 'opcion',
    opciones: priceList(
      ['Levantar muro, por m²', 320],
      ['Aplanar muro, por m²', 180],
      ['Colocar piso o azulejo, por m²', 280],
      ['Colar firme de concreto, por m²', 260],
      ['Resanar grieta o hueco', 450],
      ['Demoler muro, por m²', 220],
      ['Retirar escombro, por viaje', 1300],
    ),
  },
  {
    categoria: 'Impermeabilización',
    descripcion:
      'Protege tu azotea antes de las lluvias. Los precios son por metro cuadrado e incluyen limpieza de la superficie.',
    tipo: 'opcion',
    opciones: priceList(
      ['Acrílico 3 años, por m²', 110],
      ['Acrílico 5 años, por m²', 145],
      ['Prefabricado con gravilla, por m²', 230],
      ['Sellar grietas, por metro lineal', 90],
      ['Reparar gotera', 850],
      ['Impermeabilizar muro, por m²', 130],
    ),
  },
];
