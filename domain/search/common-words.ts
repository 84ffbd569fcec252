/**
 * Ordinary words that say nothing of a work: who lives somewhere, who said it, how somebody feels about it, and how one
 * asks. A category's words come before these, and nothing is read into them: «siempre» is no misspelt «siembra».
 */
const WORDS = `
  abuela abuelas abuelita abuelito abuelo abuelos acaba acabamos acaban acabo acabe ademas administracion
  administrador administradora agradezco agradeceria alla alli amable amiga amigas amigo amigos anda andamos
  andan ante anteayer anterior antes antier anoche ano apenas aproximadamente aproximado arrendador asegun asi
  atencion aunque avisar avisen aviso ayer bastante bb bebe bien bonita bonito bonitas bonitos bueno cada
  cambio cara caro casera casero casi chavo chava chicos chica chico cierto cierta claro cliente clientes
  comadre compa compadre companera companero compas completamente condominio condomino conmigo conoce conocen
  conoces conozco consejo considero contigo contratar contrato creo creemos cree creen cualquier cualquiera
  cuanta cuantas cuantos cuenta cunada cunado da damos dan dar darle darme daria de debe deben deberia decir
  decirme definitivamente dejo demas demasiado den dentro depende desafortunadamente desean deseo deseamos
  despues dice dicen dicho digo dijeron dijo diario diganme disculpa disculpe disculpen disponible disponibles
  disponibilidad doctora dona duda duena dueno duenos dura durante echar echame echen edad edificio ejemplo
  empezar empezo enorme encantaria encargada encargado encontrar encuentro enfrente enseguida entonces enviar
  envio equis espero esperando esposa esposo estado estaba estaban estabamos estamos estara estaria estar este
  esto estos estas excelente exactamente familia familiar favorcito fea feas feos fijo fin final finde foto
  fotos frecuente frecuentemente fuera fueron gente gustaria gusta gustan haber habia habian habra habria
  hablar haga hagan hacemos haciendo haz hecha hecho hechos hermana hermano hermanos hija hijas hijo hijos
  honestamente horita horrible horario huesped huespedes idea igual imagino importa importante inmediatamente
  inmediato inquilina inquilino inquilinos intente intento interesa ir ire iba iban jefa jefe joven jovenes
  juraria lado lados leve licenciado licenciada lindo linda listo llama llamar llame llamen local lugar luego
  madre mal mala malo malas malos mama mami manda mande mandeme manera marca marido mayor media medio mejor
  menos menor menudo mero mes meses mia mio mias mios minutos mirar mire miren mismo misma mismos mismas modo
  momento monton muchacho muchachos mucha muchas muchos muchisimo muchisima mujer mundo nadie necesita
  necesitan necesitaria necesitar necesitabamos negocio nieta nieto nietos nina ninas nino ninos ningun
  ninguna ninguno novia novio nuera nuestra nuestro nuestras nuestros nunca numero obvio ocupamos ocupa ocupan
  ojala opinion opinan ora orale oye oigan oiga padre padres pancho papa papas papi parece parecen parecer
  pareja parte particular pasada pasado paso pasarse pedir pena pense pensamos pensando pensar peor perdon
  pero perfectamente perfecto permiso pesima pesimo pienso platica platicar poca pocas pocos poder podamos
  podra podran podrias podremos ponganse por porfa porfavor porfis posible posibilidad preferencia preferible
  preferiblemente preferentemente pregunta preguntar presente previo prima primo pronta pronto propia propio
  proxima proximo pues puro pura puras puros puse puso quede quedo queremos queria querer queriamos quejan
  quejo queja quieran quiere quieren quizas quiza rapidamente rapida rapido rara raro rarisimo razon realmente
  recien recientemente recomendable recomendacion recomiendan recomiendas recomiende recomendado recomendada
  referencias refiero regular renta rentamos rento requiere respeto responsable responden resulta reviso
  roomie roomies sabe saben sabes saludo saludos segun segura seguramente seguro semanal sencilla sencillo
  sentido seguido ser seria seriamente serio seno siempre sigue siguen siguiente simple sincero sinceramente
  sobrina sobrino sola solamente solo solucion solucionar solucionen sr sra sres suegra suegro suegros sucede
  sucedio sugieren super supuestamente supongo tarde tardan temprano tenemos tener tengan tenga tenia teniamos
  tia tio tiempo toca total totalmente trabajan trabajamos trabajar trate tratar trato tremenda tremendo tuve
  tuvimos tuvieron tuvo ubicacion ubicado ubicada ubicados ultima ultimamente ultimo unica unico uno usar uso
  usamos usa usan ustedes usted vaya vamos vecina vecinas vecinos vecino ven ver verlo verla verano viene
  vienen vine vino vinieron viendo vive vivimos vivo vi veo vea vemos vimos vieron vieramos volver volvio
  verdad wey guey xfa xfavor zona alrededor arribita abajito cerquita nomas nomás nada namas pos apoco chido
  gacho chale neta onda padrisimo plis plz please tantito tantita tanto tanta tantas tantos ratito ratos
  diciembre navidad semanasanta vacaciones quincena fiestas posada regreso regresar regrese entera entero
  enteras enteros mitad aparte clase estilo forma medida medidas modelo color tamano marcas nave industrial
  hotel fabrica consultorio restaurante restaurant escuela iglesia gimnasio clinica hospital residencia
  hacienda quinta privada plaza tienda papeleria farmacia taller salon locales despacho fraccionamiento unidad
  habitacional residencial bar cafeteria fonda taqueria panaderia almacen portal zotehuela azotehuela
  vestibulo recibidor estancia traspatio garaje garage alacenas estudio pasillo corredor consulta consultas
  cuadrado cuadrados samsung lg midea panasonic sony philco hisense tcl bosch truper steren nacional importado
  importada chino china`;

const COMMON = new Set(WORDS.trim().split(/\s+/));

/** Whether a normalized word, of which no term has a form, is an ordinary one. */
export const isCommonWord = (word: string): boolean => COMMON.has(word);
