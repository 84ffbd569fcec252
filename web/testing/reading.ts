/** A reading of a text that says nothing. */
export const NOTHING = {
  seguro: false,
  trabajos: [],
  ancho: null,
  largo: null,
  cantidad: null,
  fecha: null,
  estado: null,
  ciudad: null,
};
