import { type Category, priceList } from './category.ts';

const forAppliance = (aparato: string, ...list: [opt: string, amount: number][]) =>
  priceList(...list).map((option) => ({ aparato, ...option }));

/** Categories of painting, plumbing, electricity and appliances. */
export const INSTALLATIONS: readonly Category[] = [
  {
    categoria: 'Pintura',
    descripcion:
      'Renueva tus muros y techos, por dentro o por fuera. El precio es por metro cuadrado: tú pones la pintura o la pone el profesional.',
    tipo: 'area',
    opciones: priceList(['Con material', 95], ['Sin material', 45]),
  },
  {
    categoria: 'Plomería',
    descripcion:
      'Repara fugas, destapa cañerías o cambia muebles de baño y cocina. Las piezas grandes se acuerdan aparte contigo.',
    tipo: 'opcion',
    opciones: priceList(
      ['Reparar una fuga', 450],
      ['Destapar lavabo, tarja o regadera', 350],
      ['Destapar WC', 400],
      ['Destapar drenaje', 850],
      ['Instalar o cambiar llave mezcladora', 400],
      ['Instalar o cambiar WC', 750],
      ['Instalar o reparar boiler', 900],
      ['Lavar tinaco', 650],
      ['Lavar cisterna', 1200],
    ),
  },
  {
    categoria: 'Electricidad',
    descripcion:
      'Instala lámparas, contactos y centros de carga, o encuentra la causa de un corto antes de que sea un peligro.',
    tipo: 'opcion',
    opciones: priceList(
      ['Instalar lámpara o plafón', 300],
      ['Instalar o cambiar contacto o apagador', 300],
      ['Instalar ventilador de techo', 550],
      ['Revisar y reparar un corto', 600],
      ['Cambiar pastilla o interruptor', 380],
      ['Instalar centro de carga', 1500],
      ['Cablear un circuito nuevo', 1350],
    ),
  },
  {
    categoria: 'Ensamble de muebles',
    descripcion:
      'Recibe tus muebles en caja y úsalos el mismo día: se arman, nivelan y fijan al muro con su herramienta.',
    tipo: 'opcion',
    opciones: priceList(
      ['Buró, banca o mesa pequeña', 280],
      ['Escritorio o comedor', 480],
      ['Juego de 4 sillas', 320],
      ['Cama o litera', 550],
      ['Librero o mueble de TV', 420],
      ['Clóset o ropero', 850],
      ['Cuna', 400],
    ),
  },
  {
    categoria: 'Instalación de electrodomésticos',
    descripcion:
      'Conecta tu lavadora, refrigerador, estufa o TV y haz la prueba con el profesional antes de que se vaya.',
    tipo: 'aparato',
    opciones: [
      ...forAppliance(
        'Lavadora',
        ['Instalar con tomas existentes', 400],
        ['Instalar y adaptar tomas de agua', 850],
        ['Cambiar mangueras y revisar desagüe', 450],
        ['Instalar centro de lavado', 750],
      ),
      ...forAppliance(
        'Refrigerador',
        ['Instalar y nivelar', 350],
        ['Conectar toma de agua y hielo', 750],
        ['Cambiar el sentido de las puertas', 500],
        ['Instalar empotrado', 1200],
      ),
      ...forAppliance(
        'Estufa',
        ['Instalar estufa de piso', 550],
        ['Instalar parrilla empotrada', 850],
        ['Convertir de gas LP a natural', 700],
        ['Instalar campana', 950],
      ),
      ...forAppliance(
        'TV',
        ['Montar en muro hasta 50 pulgadas', 450],
        ['Montar en muro más de 50 pulgadas', 700],
        ['Montar y ocultar cables', 1100],
        ['Instalar barra de sonido', 350],
      ),
    ],
  },
  {
    categoria: 'Aire acondicionado',
    descripcion:
      'Instala tu minisplit o dale mantenimiento antes del calor. Incluye pruebas de enfriamiento y revisión de fugas.',
    tipo: 'opcion',
    opciones: priceList(
      ['Mantenimiento de minisplit', 650],
      ['Instalar minisplit de 1 tonelada', 2200],
      ['Instalar minisplit de 1.5 a 2 toneladas', 2800],
      ['Recargar gas refrigerante', 1400],
      ['Diagnosticar una falla', 650],
      ['Desinstalar minisplit', 900],
    ),
  },
];
