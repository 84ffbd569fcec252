/** Words that mean the same to every trade, region by region; a category's words need only one of them. */
const GROUPS = `
  wc guater escusado excusado inodoro retrete sanitario water taza
  lavabo lavamanos
  tarja fregadero
  regadera ducha
  boiler calentador
  cisterna aljibe
  drenaje desague cano caneria
  tapar destapar atascar atorar obstruir
  bajar tragar
  sucio lama lodo mugre
  tubo tuberia
  pared muro
  cuarto recamara habitacion alcoba
  departamento depa apartamento
  escombro cascajo
  azulejo loseta vitropiso
  cuartear agrietar
  sillon sofa
  closet ropero armario guardarropa
  buro mesita
  tele tv television televisor pantalla
  refri refrigerador nevera
  minisplit clima aire split mini
  pasto zacate cesped
  maleza hierba yerba
  chapa cerradura
  porton zaguan
  abanico ventilador
  lampara luminaria candil candelabro
  foco bombilla
  contacto enchufe tomacorriente clavija
  apagador switch
  pastilla breaker termica
  luz corriente
  compu computadora pc laptop lap
  internet wifi
  camion camioneta troca
  carro coche auto automovil
  instalar instalacion colocar poner montar
  reparar reparacion arreglar componer compostura
  limpiar limpieza
  vidrio cristal
  romper quebrar tronar reventar
  hacer fabricar construir
  quitar retirar
  tumbar tirar derribar
  prender encender arrancar
  mover trasladar llevar
  picar morder`;

/** The groups of words of one meaning, as they stand in a dictionary. */
export const SYNONYMS: readonly (readonly string[])[] = GROUPS.trim()
  .split('\n')
  .map((line) => line.trim().split(' '));
