import type { IsWord } from './neighbourhood.ts';
import { FUNCTION_WORDS } from './plain-words.ts';

/**
 * Words of things, plants, animals and the land of which many names of Mexican towns are made, «La Llave», «Casa
 * Blanca», «Piedra Gorda»: who writes them asks for something at home. The trades' own words are not repeated here.
 */
const WORDS = `
  abajo abra abrevadero acebuche adjuntas aeropuerto afuera agrarias agrarista agricola agropecuarios agua aguacatal
  aguacate aguada aguajes aguas agudo aguila aguililla aire aires alameda alamo alamos alborada aldea alegre algodones
  alianza alista almagres almendros alta altar alto altos altozano amapolas amarilla ambar amistad amolar angosta
  angostura animas apeo apoderado arado arador arana arbolada arbolillo arco arcos arena arenal arenas armadillo armas
  armeria arriba arrocera arroyo arroyos articulo asientos astillero atarjea atengo aventuras azul bajo bajos ballena
  balsas banco banderas banderilla banos barra barranca barrancas barrancos barrera barrido barril barriles barrillas
  barrio bejuco bejucos bella bellas bendito berros bienvenido blanca blancas blanco blancos bledos boca bocana bocas
  bolsa bonita bonito boquilla boquillas borda bordo borrego bosque bosques brecha brigada brisas buen buena buenas
  buenos cabanas cabecera cabeza cabezas cabezon cacao cadena cafetales caja cajon cajones cala calera caleras calido
  caliente calientes calle calles calzada calzadas camaron cambio camelia caminos campanario campanilla campestre
  campo canada canadas canalejas canario canas candela canelas cano canoa canos cantera cantinela canton caobas
  capacho capilla caracol carbon carbonera carboneras caro carpinteros carrera carretas carretero carreton carrizo
  carroza casa casas caserio casitas caso castillo cazadero cedro cedros ceiba ceibas ceja cenidor cenotes censo
  centenario centeno central centro cerril cerrillo cerro cerros cesped chacal chante chapa charca charco charcos
  chayote chica chicharras chico china chiquito chirimoya chocolate chula chupaderos cienega cienegas ciervo cipreses
  ciruelo cofre colegio colinas colorada coloradas colorado colorines coloso comejen compania competencia compromiso
  compuertas comunidad concha conchero conchos condes conejeras conejo conejos congregacion conos constitucional
  consuelo contadero control corazones corcovado corona corral correo corrientes corte cortijo costa coto coyote
  crucero cruces cruz cuadrilla cuarta cubo cucharas cuesta cuevas cumbre curtidor curva defensa dehesa delgado delta
  democracia derecha desierto desmontes despensa diamante dicha division divorciados doblado dorado dulce dulces
  durazno eden ejido embarcadero empalme encanto encinal encinos enramadas entronque ermita es escalera escaleras
  escalerilla escalerillas esclavo escobillo escondida escoplo escribano escuadron esfuerzos esmeralda espejo espinal
  espino espuma esquina estacada estacion estancia estero esteros estrella estrellas estudiante ex fabrica faja falso
  fierros finca flechas flor flores floresta florida florido fortin fortuna fraccion fresno fresnos fria frias fuente
  fuentes fuerte gacho galaxia galeras gallinero gallo garantias garita gato gavilanes glorieta gobernador
  gobernadores goleta goma gorda gordo gotera granada granadas granadillas granados grande grandes grandeza granizo
  granja grullas grupo guaco guajes guayabo guerra hacienda herradura hielo higo higuera higueral higueras higuerilla
  higuerillas higueron honda hondo hormiguero horqueta hospital hoyos huerfano huerta huertas hueso huidero humedad
  humo huracan ideal idolo idolos iguanas indigenas industrial infante isla islas izquierda jabali jaboncillo jaral
  jardin jardines jaula jazmin jorobas joya junta juntas jurare kilometro labor labrada ladrillera ladrilleras
  lagartos laguna lagunas laja lajas lampazos larga largo laurel laureles letras letrero libre libres lima limar limon
  limonar limones linda lindero linea lirios llano llanos llave lobatos lobera lobo lobos lodo loma lomas loza lucero
  lucha lumbre luna luz macho madera madero maestranza magisterio magna maiz manantiales mancuernas mangas mango
  mangos manto manzanas manzanilla maravillas marfil margaritas margen marias marina marques masas mata matanzas
  mayorazgo medias medio mejor menores mentidero merced mesa mesas mesilla mesillas meson metropolis mezquital
  mezquite mezquites milagro milagros mina minas mira mirador mision mogote mogotes mojada mojarras mojonera molas
  molino molinos monarca montana monte montes moral morro moyos murcielago nabo nacimiento nacimientos nadadores
  naranja naranjal naranjo naranjos navajas negreta negritas negritos negro negros nieves nino ninos nogales nopal
  noria norias novillero nueva nuevo numero oasis obraje obscura obscuro ojo olivos ollas ordena oriental orilla oro
  ortiga oso ovejas pabellon padre padres paisanos palacio palacios palizada palma palmar palmas palmilla palmillas
  palo palomar palomares palomas palos panadera panal panales panorama papayo parada paraiso paraje pardo paredes
  paredon parque parques partida pasaje paseo paso paste pastelera pastora patria pedernales pedregal pedregoso
  pedrera pegada pelada pena penas penasco pendencia peninsula penon penones pera perales pericos perla perlas
  perseverancia pesada pesca pescadero pescaderos pescados pesqueria pesquero picacho picos pie piedad piedra piedras
  pila pilar pilares pilas piletas pilotos pimienta pino pinos pinta pintas pinto pintor placeres plan planada plata
  platanal platanos plateros plaza pluma poblado poblamiento poligonos polvorin pomposo popular portal portezuelo
  porvenir potrero potreros pozas pozo pozos pozuelos pradera praderas prado prados presa presas presidio presumida
  prietos primavera primer primera primero privada pueblo puente puentecillas puerta puesto punta quemada quemado
  quimicas quinta raices ramal ramos rana ranas rancho rayas rayo realito recodo recoveco recreo redondo refugio
  remedios remolino resolana retiro retranca ribera rica riegos rincon rinconada rinconadas rincones risco rizo rizos
  roblada roble robles roca rodeo roja rosa rosal rosas rucio ruisenores sabana sabanilla sabanillas sabidos
  sacrificio sala saladero salado salas salero salguero salitral salitre salto salud sardina sauceda sauces sauz seca
  seco sector selva senor senora serrania sidra sierra silencio silla sitio socavon sol sola soles sombra sotavento
  subida suma sumidero suspiro susto tabaco tabaquera tafetan tala tanques taponas taza tazas tejar tendida terminal
  terrero tesorera tetillas tierra tierras tigre tijera tinaja tinajas toma toreo torno toro torre torrentes torres
  tortuga tortugas trancas transporte trapiche trincheras trojas tulipanes tumbo tunas uno valla valle varas venado
  venta ventana ventanas ventosa verdad verde verdes veredas vergel vida vieja viejas viejo vigas vinas vista volador
  yerbabuena zapote zapotes zapotillo zarca zarco zarzal`;

const ORDINARY = new Set(WORDS.trim().split(/\s+/));

/** Whether a normalized word means something besides a place; `isWord` knows the trades' words. */
export const isOrdinaryWord = (word: string, isWord: IsWord): boolean =>
  [word, word.replace(/s$/, ''), word.replace(/es$/, '')].some(
    (one) => ORDINARY.has(one) || isWord(one),
  );

/** Whether a normalized name of a place says nothing but ordinary words: «la llave», but not «leon». */
export const isOrdinaryName = (name: string, isWord: IsWord): boolean =>
  name.split(' ').every((word) => FUNCTION_WORDS.has(word) || isOrdinaryWord(word, isWord));
