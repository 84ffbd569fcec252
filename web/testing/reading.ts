/** A reading of a text that says nothing. */
export const NOTHING = {
  seguro: false,
  varios: false,
  ajeno: false,
  trabajos: [],
  ancho: null,
  largo: null,
  cantidad: null,
  metros: null,
  fecha: null,
  hora: null,
  cuando: '' as const,
  colonia: null,
  cp: null,
  estado: null,
  ciudad: null,
};
