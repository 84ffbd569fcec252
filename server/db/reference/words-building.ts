import type { CategoryWords } from './category-words.ts';

/** How people ask for the categories of building work. */
export const BUILDING_WORDS: readonly CategoryWords[] = [
  {
    categoria: 'Carpintería',
    palabras: `
      arreglar cama, arreglar closet, arreglar mesa, arreglar mueble, arreglar muebles, arreglar puerta,
      arreglar puerta madera, arreglar ropero, arreglar silla, arreglo muebles, barandal madera, barnizar
      comedor, barra cocina, barra madera, base cama madera, bisagra, cajon caer, cajon comoda, cajon rompio,
      cajon salir, cajon zafar, cama madera, cama medida, cama rechina, cambiar ventana, carpinteria,
      carpintero, casa arbol, casa perro madera, celosia, chambrana, chapa puerta madera instalar, closet,
      closet puerta, closet puertas corredizas, coja, comoda, correderas, cortinero?, cortineros?, credenza,
      cubierta barra, cubierta cocina, deck, deck madera, duela, entrepanos, escalera madera, escritorio medida, espejo?,
      formica, gabinete cocina, gabinetes, hacer cama, hacer cama cajones, hacer escritorio, hacer librero,
      hacer mesa, hacer mesa madera, hacer mueble, hacer mueble bano, hacer mueble tele, herrajes closet, isla
      cocina, jaladera, jaladeras, laca, ladear closet, ladear ropero, lambrin, librero empotrado, librero
      medida, lijar barnizar, lijar madera, lijar mesa, madera, marco puerta, marco ventana madera, mdf,
      melamina, mesa coja, mesa floja, mesa madera, mueble antiguo, mueble bano, mueble cocina, mueble
      entretenimiento medida, mueble ladea, mueble lavabo, mueble medida, mueble tele hacer, mueble tv medida,
      mueble zapatos, mueble zapatos medida, parquet, pata cama, perchero, pergola, persiana?, persianas?,
      persianas madera, piso laminado, piso madera, polilla madera, puerta bano, puerta bano madera, puerta
      corrediza closet, puerta cuarto, puerta descuadrada, puerta entrada madera, puerta interior, puerta
      madera, puerta no abre, puerta no cierra bien, puerta no embona, puerta pega, puerta pega piso, puerta
      piso roza, puerta principal madera, puerta recamara, puerta roza piso, puerta tambor, puertas corredizas,
      pulir duela, pulir madera, pulir piso madera, reparacion muebles, repisa caer, repisas, retapizar?, riel
      closet, ropero ladea, silla coja, silla floja, tapicero?, tapizar?, tarima, terraza madera, triplay, ventana
      madera, zoclo, zoclos, alacena, forrar silla, forrar sillon, tapizado, tela silla, tela sillon, handyman,
      milusos, todero, todologo,
      mandar hacer muebles, mandar hacer mueble, mandar hacer mesa, mandar hacer cama,
      colgar cuadro?, colgar cuadros?, colgar cortinas?`,
    opciones: {
      'Ajustar o cepillar puerta': `
        ajustar puerta, bisagra puerta, cepillar puerta, puerta arrastra, puerta atorada, puerta caida,
        puerta hinchada, puerta no abre bien, puerta no cierra, puerta pega, puerta raspa, puerta rechina,
        puerta roza, puerta se atora`,
      'Instalar puerta': `
        cambiar puerta, cambiar puertas madera, colocar puerta, instalar puerta, poner puerta,
        puerta interior instalar, puerta nueva, puerta recamara poner`,
      'Reparar mueble': `
        arreglar ropero, cajon, cajonera, cama rota, mesa rota, mueble despegado, mueble roto, pata mesa, pata
        silla, reparar alacena, reparar cajones, reparar cama, reparar comedor, reparar mesa, reparar mueble,
        reparar ropero, reparar silla, restaurar mueble, silla rota, alacena bisagra, alacena caer, alacena
        floja, alacena puerta, alacena rota, bisagra cocina integral, cajon cocina integral, mueble cojo, pata
        sillon, sillon hundido, sillon roto,
        cajon desfondado, desfondar cajon, base cama rota, base cama truena, cama truena, arreglar base cama`,
      'Barnizar o laquear puerta': `
        barniz, barnizar, barnizar puerta, laca puerta, laquear`,
      'Instalar repisa o entrepaño': `
        entrepano, instalar repisa, poner repisas, repisa, repisas flotantes`,
      'Clóset a la medida, por metro lineal': `
        closet ancho, closet empotrado, closet madera, closet medida, closet metros, closet nuevo,
        closet pared pared, closet recamara, fabricar closet, hacer closet, mandar hacer closet,
        quiero closet, vestidor`,
      'Cocina integral, por metro lineal': `
        cocina integral, cocina medida, cocina nueva, gabinetes cocina, hacer cocina, muebles cocina, alacena
        medida, alacena nueva, hacer alacena`,
    },
  },
  {
    categoria: 'Herrería',
    palabras: `
      alambre puas, aluminiero, aluminio, anuncio metalico, arreglar puerta, arreglar puerta fierro,
      automatizar porton, bisagra rota porton, bisagra zaguan, cambiar ventana, cambiar vidrio?,
      cambiar vidrio ventana?, canaleta, canasta basquet, cancel?, cancel aluminio, cancel bano?, cancel caer,
      cancel cayo, cancel descarrilado, cancel descarrilar, cancel vidrio?, canceleria, cerca electrica,
      cerca metalica, cerco electrico, chapa porton soldar, cobertizo, concertina, control porton,
      cortina metalica, cortina atorada, cortina local, cortina negocio, descuadrar porton, desoldar, desoldo, despego soldadura, domo?, domo patio?,
      domo policarbonato?, escalera azotea, escalera caracol, escalera fierro, escalera marina,
      escalera metal, escalera metalica, espejo?, estructura, estructura metalica, estructura techo, fierro,
      hacer escalera metal, hacer puerta cochera, hacer reja, herraje, herraje porton, herrar, herreria,
      herrero, instalar ventana, jaula, lamina, lamina galvanizada, malla ciclonica,
      malla sombra estructura, marco metal, mesa fierro, mesa metal, mosquitero, mosquiteros, motor porton,
      oxidado, oxido reja, pata fierro, pata mesa fierro, pelicula ventana?, perro jaula, persiana?, persianas?, persiana metalica,
      polarizado?, policarbonato?, porteria, porton, porton automatico, porton cochera, porton corredizo,
      porton descuadrado, porton electrico, porton remoto, porton riel, porton salio riel, proteccion, ptr,
      puerta aluminio, puerta cochera, puerta fierro caida, puerta fierro cierra, puerta fierro no cierra,
      puerta no abre, puerta seguridad metal, puerta vidrio?, puerta vidrio rota?, puertas aluminio,
      quebro vidrio?, reja, reja azotea, reja balcon, reja jardin, reja patio, rejas, riel porton,
      rompio vidrio?, silla fierro, silla metal, soldador, soldadura reja, soldar barandal, soldar porton,
      soldar puerta, subir azotea escalera, tapa cisterna metal, techar cochera, techar patio,
      techito patio, techito policarbonato, techo cochera, techo lamina, techo lamina estructura,
      techo patio, techumbre, techumbre metalica, toldo?, tubo metal, tubular, ventana aluminio,
      ventana aluminio cerrar, ventana corrediza, ventana no cierra, ventana nueva, ventana rota vidrio?,
      vidriero?, vidrio estrellado?, vidrio puerta?, vidrio quebrado?, vidrio roto?, vidrio templado?,
      vidrio ventana?, viga,
      sellar ventana, aire mete ventana?, ventana silba`,
    opciones: {
      'Soldar o reparar una pieza': `
        bisagra porton, reparar reja, se rompio reja, soldadura, soldar, soldar bisagra, soldar pieza,
        soldar silla,
        soldar pata, soldar silla metal, soldar mesa, reparar barandal, barandal flojo, barandal roto`,
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
      abrir hueco, abrir muro, abrir puerta muro, abrir puerta pared, abrir vano, abrir ventana pared, adoquin,
      albanil, albanileria, alberca construir, alfombra?, cambiar alfombra?, instalar alfombra?, poner alfombra?, quitar alfombra?, ampliacion, ampliar, ampliar bano, ampliar cocina, aplanado
      fachada, arquitecto, arreglar banqueta, arreglar patio, asador, azulejo bano, azulejo cocina, azulejo
      roto, bano nuevo hacer, banqueta rota, barda, barda block, barda caer, barda cayo, barda inclinada,
      bardear, barra concreto, block, boquilla, boquillas, botando piso, caer techo, caer yeso, cambiar azulejo,
      cancel ventana abrir hueco, cantera, castillo, castillos, cayo techo, ceiling, cemento, cerrar puerta
      tabique, cerrar ventana, chaflan, chimenea, cimiento, cisterna nueva, closet tablaroca, cochera piso,
      coladera patio hacer, columna, concreto, concreto estampado, construccion, construir, construir bano,
      construir cisterna, construir cuarto, construir palapa, construir recamara, cuarteadura, cuarteaduras,
      cuartear, cuartear pared, cuarto azotea, cuarto azotea hacer, cuarto nuevo, cuarto
      servicio, dala, demoler bano, departamento nuevo construir, dividir cuarto, durock, emboquillar, emparejar
      piso, escalera concreto, escaleras hacer, escalon, escalones, estrellar pared, excavacion, excavar,
      fachaleta, forrar cantera, forrar fachada, granito, guarnicion, hacer alberca, hacer asador, hacer banqueta, hacer bano, hacer cisterna, hacer cochera, construir cochera, cochera nueva,
      hacer cuarto, hacer escalera, hacer otro cuarto, hacer registro, hoyo piso, hueco ventana, hundir piso,
      ladrillo, lavadero concreto, lechada, losa caer, loza, maestro obra, marmol piso, meseta cocina,
      microcemento, moldura, molduras, mueble tablaroca, muro, muro divisorio, muro tablaroca, nivelar, nivelar
      piso, obra, obra negra, otro cuarto, palapa, pared caer, pared cuarteada, pared estrellada, pared fea,
      pared rota, patio concreto, pedazo techo, pegar vitropiso, picar piso, piedra fachada, piso botar, piso
      hundido, piso roto, piso viejo, plafon, plafon tablaroca, plafones, pretil, pulir pared, quitar azulejo,
      quitar piso, rampa, ranurar, raspar piso, recamara mas, recubrimiento, registro concreto, registro nuevo,
      remodelacion, remodelar, remodelar bano, remodelar cocina, resane, sacar tierra, se cayo yeso, tabique,
      tabla roca, tablaroca, tablarroca, techo cuarteado, techo losa, techo se cayo, tierra escombro, trabe,
      vano, varilla expuesta, varillas, vitro piso, vitropiso, yesero, yeso, yeso cae, yeso techo, yeso techo
      caer, zanja, zapata, construir segundo piso, cuarto segundo piso, hacer segundo piso, levantar segundo
      piso, losa,
      hacer cuarto arriba, construir cuarto arriba, levantar cuarto arriba`,
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
        banqueta, colado, colar, colar firme, colar losa, echar firme, firme, patio cemento, piso cemento, echar
        losa, hacer losa, losa nueva`,
      'Resanar grieta o hueco': `
        agujero pared, cuarteadura, grieta, grieta pared, hoyo, hoyo pared, hueco pared, pared cuarteada,
        resanar, resanar hoyos, resanar pared, tapar hoyo pared, tapar hoyos, tapar agujero, agujero taladro, agujeros clavos, fisura, fisura losa, fisura pared`,
      'Demoler muro, por m²': `
        demoler, derribar muro, quitar muro, romper muro, tirar barda, tirar muro, tirar pared,
        tumbar muro, tumbar pared`,
      'Retirar escombro, por viaje': `
        cascajo, escombro, llevar escombro, retirar escombro, sacar escombro, tirar cascajo`,
    },
  },
  {
    categoria: 'Impermeabilización',
    palabras: `
      agua azotea, agua cuando llueve, agua escurre pared, agua filtra, agua lluvia, agua losa, agua pared,
      agua por losa, agua techo, azotea, azotea agua, azotea aguanta, azotea filtrar, azotea gotea,
      azotea tira, balcon filtra, cada llueve, cae agua techo, canalon, chapopote, chorrea techo,
      chorrear techo, cisterna filtra, cuando llueve, cuarto se moja, deja pasar agua, domo gotea,
      emulsion, encharca azotea, escurre agua techo, escurre pared, escurre pared lluvia,
      espuma poliuretano, espuma techo, fester, fibratado, filtra agua techo, filtra junta, filtra losa,
      filtra muro, filtra pared, filtracion, filtracion agua, filtracion techo, filtraciones,
      filtrando azotea, gotea cuarto, gotea losa, gotear cuarto, gotear lluvia, gotear losa, gotera techo,
      humedad, humedad losa, losa trasmina, humedad sube pared, humedad techo, humedad tirol, imper, impermeabilizacion,
      impermeabilizante, impermeabilizante metros, impermeabilizante rojo, impermeabilizante viejo,
      impermeabilizar, jardinera filtra, junta losa, lamina gotea, llueve cuarto, llueve gotea,
      llueve mete agua, lluvia entra, lluvia gotea, lluvia se mete agua, lluvia techo, lluvias, losa gotea,
      losa humeda, mancha agua techo, mancha humedad, mancha techo, manchas humedad, mete agua,
      moho humedad, moho techo, moja adentro, mojar techo, mojo pared, pared moja, pared mojada,
      pared mojar, pasando agua abajo azotea, pasar agua azotea, pintura impermeable, pluvial, poliuretano,
      salitre pared, salitre paredes, se filtra agua, se mete agua, se moja cuarto, se trasmina,
      sellado domo, sellar domo, sellar grietas techo, sotano humedad, techo filtra, techo humedad,
      techo humedo, techo lamina gotea, techo moja, techo mojado, teja, teja rota, tejado, tejas,
      terraza filtra, thermotek, tragaluz, tragaluz gotea, trasminar`,
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
        agua techo llueve, cae agua techo, entra agua techo, gotea techo, gotera, goteras, llueve adentro,
        se mete agua techo, techo gotea, techo tira agua,
        gotera arriba, gotera cuarto, gotera sala, gotera azotea, gotera losa`,
      'Impermeabilizar muro, por m²': `
        humedad muro, humedad pared, muro llovido, impermeabilizar muro, impermeabilizar pared, pared humeda, salitre`,
    },
  },
];
