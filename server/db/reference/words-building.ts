import type { CategoryWords } from './category-words.ts';

/** How people ask for the categories of building work. */
export const BUILDING_WORDS: readonly CategoryWords[] = [
  {
    categoria: 'Carpintería',
    palabras: `
      arreglar cama, arreglar closet, arreglar mesa, arreglar mueble, arreglar muebles,
      arreglar puerta madera, arreglar silla, arreglo muebles, barandal madera, barnizar comedor,
      barra cocina, barra madera, base cama madera, bisagra, cajon comoda, cajon rompio, cajon salir,
      cama cajones, cama madera, cama medida, carpinteria, carpintero, casa arbol, casa perro madera,
      chambrana, chapa puerta madera instalar, closet, closet puerta, closet puertas corredizas, coja,
      comoda, correderas, credenza, cubierta barra, cubierta cocina, deck, deck madera, duela, entrepanos,
      escalera madera, escritorio medida, gabinete cocina, gabinetes, hacer cama, hacer escritorio,
      hacer librero, hacer mesa, hacer mesa madera, hacer mueble, hacer mueble tele, herrajes closet,
      isla cocina, jaladera, jaladeras, laca, lambrin, librero empotrado, librero medida, lijar barnizar,
      lijar madera, lijar mesa, madera, marco puerta, marco ventana madera, mdf, mesa coja, mesa floja,
      mesa madera, mueble bano, mueble cocina, mueble entretenimiento medida, mueble lavabo,
      mueble medida, mueble tele hacer, mueble tv medida, pata cama, pergola, persianas madera,
      piso laminado, piso madera, polilla madera, puerta bano, puerta bano madera,
      puerta corrediza closet, puerta cuarto, puerta descuadrada, puerta entrada madera, puerta interior,
      puerta madera, puerta no embona, puerta piso roza, puerta principal madera, puerta recamara,
      puerta roza piso, puerta tambor, puertas corredizas, pulir duela, pulir madera, pulir piso madera,
      reparacion muebles, repisa caer, repisas, retapizar, riel closet, silla coja, silla floja, tapicero,
      tapizar, tapizar sala, tapizar silla, tarima, terraza madera, triplay, ventana madera, zoclo, zoclos`,
    opciones: {
      'Ajustar o cepillar puerta': `
        ajustar puerta, bisagra puerta, cepillar puerta, puerta arrastra, puerta atorada, puerta caida,
        puerta hinchada, puerta no cierra, puerta raspa, puerta rechina, puerta roza, puerta se atora`,
      'Instalar puerta': `
        cambiar puerta, cambiar puertas madera, colocar puerta, instalar puerta, poner puerta,
        puerta interior instalar, puerta nueva, puerta recamara poner`,
      'Reparar mueble': `
        cajon, cajonera, cama rota, mesa rota, mueble despegado, mueble roto, pata mesa, pata silla,
        reparar alacena, reparar cajones, reparar cama, reparar mesa, reparar mueble, reparar silla,
        restaurar mueble, silla rota`,
      'Barnizar o laquear puerta': `
        barniz, barnizar, barnizar puerta, laca puerta, laquear`,
      'Instalar repisa o entrepaño': `
        entrepano, instalar repisa, poner repisas, repisa, repisas flotantes`,
      'Clóset a la medida, por metro lineal': `
        closet empotrado, closet madera, closet medida, closet nuevo, closet recamara, fabricar closet,
        hacer closet, mandar hacer closet, quiero closet, vestidor`,
      'Cocina integral, por metro lineal': `
        alacena, cocina integral, cocina medida, cocina nueva, gabinetes cocina, hacer cocina,
        muebles cocina`,
    },
  },
  {
    categoria: 'Herrería',
    palabras: `
      alambre puas, aluminiero, aluminio, anuncio metalico, arreglar puerta fierro, automatizar porton,
      bisagra rota porton, bisagra zaguan, cambiar vidrio, cambiar vidrio ventana, canasta basquet,
      quebro vidrio, rompio vidrio, vidrio quebrado, vidrio ventana,
      cancel, cancel aluminio, cancel bano, cancel vidrio, canceleria, cerca electrica, cerca metalica,
      cerco electrico, chapa porton soldar, cobertizo, concertina, control porton, cortina metalica,
      descuadrar porton, desoldar, desoldo, domo, domo policarbonato, escalera azotea, escalera caracol,
      escalera fierro, escalera marina, escalera metal, escalera metalica, espejo, estructura,
      estructura metalica, estructura techo, fierro, hacer escalera metal, hacer puerta cochera,
      hacer reja, herraje porton, herrar, herreria, herrero, jaula, lamina, lamina galvanizada,
      malla ciclonica, malla sombra estructura, marco metal, mesa fierro, mesa metal, mosquitero,
      mosquiteros, motor porton, oxidado, oxido reja, pata fierro, pata mesa fierro, perro jaula,
      policarbonato, porteria, porton, porton automatico, porton cochera, porton corredizo,
      porton descuadrado, porton electrico, porton remoto, porton riel, porton salio riel, proteccion,
      puerta aluminio, puerta cochera, puerta fierro caida, puerta fierro cierra, puerta fierro no cierra,
      puerta vidrio, puertas aluminio, reja, reja azotea, reja balcon, reja jardin, reja patio, rejas,
      rejilla, riel porton, silla fierro, silla metal, soldador, soldar barandal, soldar porton,
      soldar puerta, subir azotea escalera, tapa cisterna metal, techar cochera, techar patio,
      techo cochera, techo lamina, techo lamina estructura, techo patio, techumbre, techumbre metalica,
      toldo, tubo metal, ventana aluminio, ventana corrediza, ventana rota vidrio, vidriero, vidrio roto,
      vidrio templado`,
    opciones: {
      'Soldar o reparar una pieza': `
        bisagra porton, reparar reja, se rompio reja, soldadura, soldar, soldar bisagra, soldar pieza,
        soldar silla`,
      'Protección para ventana': `
        proteccion ventana, protecciones, protecciones ventanas, reja ventana, rejas ventanas,
        ventana proteccion`,
      'Puerta de herrería': `
        hacer porton, hacer puerta herrero, porton nuevo, puerta fierro, puerta herreria, puerta metal,
        puerta metalica, reja entrada`,
      'Barandal, por metro lineal': `
        barandal, barandal escalera, pasamanos`,
      'Reparar o ajustar zaguán': `
        ajustar porton, porton arrastra, porton atorado, porton descolgado, porton no abre,
        porton no cierra, porton se atora, porton se cayo, reparar porton, zaguan, zaguan caido,
        zaguan no cierra`,
      'Lijar y pintar herrería, por pieza': `
        lijar pintar reja, oxidado reja, pintar barandal, pintar herreria, pintar porton,
        pintar protecciones, pintar reja, pintar zaguan`,
    },
  },
  {
    categoria: 'Albañilería',
    palabras: `
      abrir hueco, abrir puerta pared, abrir ventana pared, adoquin, albanil, albanileria,
      alberca construir, ampliacion, ampliar, ampliar bano, ampliar cocina, aplanado fachada,
      arreglar banqueta, asador, azulejo bano, azulejo cocina, azulejo roto, barda, barda block,
      barda caer, barda cayo, barda inclinada, barra concreto, block, boquilla, boquillas, botando piso,
      caer yeso, cambiar azulejo, cancel ventana abrir hueco, cantera, castillo, castillos, ceiling,
      cemento, cerrar puerta tabique, cerrar ventana, chimenea, cimiento, cisterna nueva, cochera piso,
      coladera patio hacer, columna, concreto, concreto estampado, construccion, construir,
      construir cisterna, construir cuarto, construir palapa, construir recamara, cuarteadura,
      cuarteaduras, cuartear, cuarto azotea, cuarto nuevo, cuarto servicio, dala, demoler bano,
      departamento nuevo construir, dividir cuarto, durock, emboquillar, emparejar piso,
      escalera concreto, escaleras, estrellar pared, excavacion, excavar, fachaleta, fisura, fisura pared,
      forrar cantera, forrar fachada, guarnicion, hacer alberca, hacer bano, hacer cisterna, hacer cuarto,
      hacer escalera, hacer registro, hueco ventana, ladrillo, lavadero concreto, lechada, losa caer,
      maestro obra, meseta cocina, muro, muro divisorio, nivelar, nivelar piso, obra, obra negra, palapa,
      pared caer, pared estrellada, pared rota, pasillo, pegar vitropiso, picar piso, piedra fachada,
      piso botar, piso roto, piso viejo, plafon tablaroca, plafones, pulir pared, quitar azulejo,
      quitar piso, rampa, raspar piso, recamara mas, recubrimiento, registro concreto, remodelacion,
      remodelar, remodelar bano, remodelar cocina, resane, se cayo yeso, segundo piso, tabique,
      tabla roca, tablaroca, tablarroca, techo cuarteado, techo losa, trabe, varilla expuesta, varillas,
      vitro piso, vitropiso, yesero, yeso, yeso cae, yeso techo, zanja`,
    opciones: {
      'Levantar muro, por m²': `
        barda perimetral, construir barda, construir muro, dividir cuarto muro, hacer barda, hacer muro,
        levantar barda, levantar muro, levantar pared`,
      'Aplanar muro, por m²': `
        aplanado, aplanar, aplanar pared, enjarrar, enyesar, repellar`,
      'Colocar piso o azulejo, por m²': `
        azulejo, azulejo despegado, azulejos se cayeron, cambiar piso, ceramica, loseta, mosaico,
        pegar piso, piso, piso levantado, poner azulejo, poner piso, porcelanato`,
      'Colar firme de concreto, por m²': `
        banqueta, colado, colar, colar firme, colar losa, echar firme, firme, losa, patio cemento,
        piso cemento`,
      'Resanar grieta o hueco': `
        agujero pared, grieta, grieta pared, hoyo pared, hueco pared, pared cuarteada, resanar,
        resanar pared, tapar hoyo pared`,
      'Demoler muro, por m²': `
        demoler, derribar muro, quitar muro, tirar muro, tirar pared, tumbar muro, tumbar pared`,
      'Retirar escombro, por viaje': `
        cascajo, escombro, llevar escombro, retirar escombro, sacar escombro, tirar cascajo`,
    },
  },
  {
    categoria: 'Impermeabilización',
    palabras: `
      agua azotea, agua lluvia, agua losa, agua por losa, azotea, azotea agua, azotea filtrar,
      azotea gotea, azotea tira, balcon filtra, chapopote, chorrea techo, chorrear techo, cisterna filtra,
      cuando llueve, cuarto se moja, domo gotea, encharca azotea, escurre agua techo,
      escurre pared lluvia, filtra agua techo, filtracion, filtraciones, filtrando azotea, gotea losa,
      gotear losa, gotera techo, humedad, humedad sube pared, humedad techo, imper, impermeabilizacion,
      impermeabilizante, impermeabilizante metros, impermeabilizante viejo, impermeabilizar,
      jardinera filtra, lamina gotea, llueve gotea, llueve mete agua, lluvia entra, lluvia gotea,
      lluvia se mete agua, lluvia techo, losa gotea, losa humeda, mancha humedad, mancha techo,
      manchas humedad, moho humedad, moho techo, moja adentro, pasando agua abajo azotea,
      pasar agua azotea, salitre pared, salitre paredes, se filtra agua, se moja cuarto, se trasmina,
      sellado domo, sellar domo, sellar grietas techo, sotano humedad, techo filtra, techo humedo,
      techo lamina gotea, techo mojado, teja, teja rota, tejado, tejas, terraza filtra, tragaluz gotea,
      trasminar`,
    opciones: {
      'Acrílico 3 años, por m²': `
        3 anos imper, acrilico 3, impermeabilizante 3 anos`,
      'Acrílico 5 años, por m²': `
        5 anos imper, acrilico 5, impermeabilizante 5 anos`,
      'Prefabricado con gravilla, por m²': `
        gravilla, membrana, prefabricado`,
      'Sellar grietas, por metro lineal': `
        grieta azotea, grieta techo, sellar azotea, sellar grietas`,
      'Reparar gotera': `
        entra agua techo, gotea techo, gotera, goteras, llueve adentro, se mete agua techo, techo gotea,
        techo tira agua`,
      'Impermeabilizar muro, por m²': `
        humedad muro, humedad pared, impermeabilizar muro, impermeabilizar pared, pared humeda, salitre`,
    },
  },
];
