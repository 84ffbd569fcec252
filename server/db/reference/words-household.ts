import type { CategoryWords } from './category-words.ts';

/** How people ask for the categories of moving, cleaning and home care. */
export const HOUSEHOLD_WORDS: readonly CategoryWords[] = [
  {
    categoria: 'Mudanzas',
    palabras: `
      alguien camioneta, ayudantes cargar, bajar muebles, bajar muebles segundo piso, bajar piano,
      bajar refri, bajar refrigerador, bajar ropero, bajar sala, bajar sillon, bodega muebles,
      cajas mudanza, cambiamos casa, cambiamos departamento, cambiar de casa, cambiar depa,
      cambiar departamento, cambio casa, cambio depa, cambio departamento, camion, camion mudanza,
      camion queretaro, camioneta llevar, camioneta mover, camioneta redilas, cargador mudanza,
      cargar muebles, dos cargadores, empacado, emplayar, entregar mueble, fletes, guardamuebles,
      llevar comedor, llevar cosas, llevar cuatrimoto, llevar escritorio, llevar estufa, llevar mesa,
      llevar moto, llevar muebles rancho, llevar refrigerador, llevar ropero, llevar sillon, llevar sofa,
      lleven, lleven muebles, lleven sofa, mandar muebles, mandar refrigerador, mandar sala,
      me cambio de casa, me cambio departamento, moto, mover caja fuerte, mover cama, mover cosas,
      mover cosas bodega, mover estufa, mover lavadora, mover mueble, mover muebles, mover ropero,
      mover sala, mover sillon, mudanza, mudanza local, mudanza oficina, mudar, mudarse, mudo ciudad,
      muebles otra ciudad, muebles rancho, muebles segundo piso, muebles tercer piso, nos mudamos,
      otra colonia, paqueteria grande, piano, pick up, pickup, rancho, recoger cama, recoger comedor,
      recoger estufa, recoger lavadora, recoger refri, recoger refrigerador, recoger sala, redilas,
      ropero piso, sacar cama, sacar muebles, sacar refri, sacar refrigerador, sacar ropero,
      sillon balcon, subir cama, subir lavadora, subir muebles, subir muebles piso, subir refri,
      subir refrigerador, subir ropero, subir sala, subir sillon, torton, traer muebles, traer refri,
      traer sala, transportar, transportar lavadora, transportar moto, transportar muebles,
      transportar refrigerador, transportar sala, trasladar muebles, traslado, tres toneladas camion,
      volado`,
    opciones: {
      'Flete en camioneta': `
        acarreo, camioneta, flete, fletero, llevar cama, llevar colchon, llevar lavadora, llevar muebles,
        llevar refri, llevar sala, mover refrigerador, recoger mueble, unas cosas camioneta`,
      'Mudanza de estudio o 1 recámara': `
        mudanza 1 recamara, mudanza chica, mudanza cuarto, mudanza estudio, mudanza loft, mudanza pequena,
        mudanza una recamara`,
      'Mudanza de 2 recámaras': `
        departamento 2 recamara mudanza, departamento dos recamara mudar, mudanza 2 recamara,
        mudanza dos recamara, mudar 2 recamara`,
      'Mudanza de 3 recámaras o más': `
        mudanza 3 recamara, mudanza 4 recamara, mudanza casa grande, mudanza cuatro recamara,
        mudanza tres recamara, mudar 3 recamara, mudar casa 3 recamara`,
      'Empaque de una recámara': `
        empacar, empacar cosas, empacar recamara, empaque`,
      'Cargador adicional': `
        ayudante cargar, cargador, cargadores, gente cargar, quien cargue`,
    },
  },
  {
    categoria: 'Limpieza',
    palabras: `
      abrillantar, acomodar casa, acumulador, afanadora, alberca, alfombra, asear, aseo, aseo semanal,
      aspirar, aspirar alfombra, ayuda domestica, ayudar casa limpieza, ayude casa, barrer, cochambre,
      cristales, cuidar casa, desinfectar, despues fiesta, detallado auto, empleada domestica,
      encerar piso, excremento, fachada vidrios, fin obra, hacer quehacer, hidrolavado, intendencia,
      lavar alfombra, lavar auto, lavar banos, lavar carro, lavar cortinas, lavar fachada, lavar muebles,
      lavar muebles sala, lavar patio, lavar ropa, lavar silla, lavar silla carro, lavar sillas tapizadas,
      lavar tapete, lavar techo, lavar trastes, lave alfombras, lave sala, limpiar, limpiar alberca,
      limpiar antes mudarme, limpiar bano, limpiar bodega, limpiar campana, limpiar canceles,
      limpiar casa, limpiar cochera, limpiar cocina, limpiar cristales, limpiar departamento,
      limpiar estufa, limpiar horno, limpiar muebles, limpiar patio, limpiar persianas, limpiar refri,
      limpiar sillones, limpie casa, limpie departamento, limpien, limpieza, limpieza comedor,
      limpieza cristales, limpieza general, limpieza oficina, limpieza patio, limpieza sillones,
      mantenimiento alberca, muchacha, muebles sala manchados, mugre, ordenar casa, ordenar closet,
      organizar closet, persona limpieza, planchado, planchar, planche, popo perro, pulir marmol,
      pulir piso, pulir piso marmol, que limpie, quehacer, recien remodelado limpiar, sacar basura,
      sacar mugre, sacudir, sanitizacion, sanitizar, senora ayude, senora ayude casa, senora limpieza,
      señora limpieza, servicio domestico, sillon manchado, sillones, sillones manchados, sillones tela,
      sillones vapor, tapiceria, tirar basura, trabajadora domestica, trabajadora hogar, trapear,
      vapor sillon, vestiduras, vidrio alto, vidrios`,
    opciones: {
      'Limpieza de casa, media jornada': `
        4 horas limpieza, limpieza rapida, media jornada, medio dia, unas horas limpiar`,
      'Limpieza de casa, jornada completa': `
        8 horas limpieza, dia completo, jornada completa, todo el dia limpiar`,
      'Limpieza profunda por recámara': `
        limpiar a fondo, limpieza a fondo, limpieza profunda`,
      'Limpieza después de obra, por recámara': `
        despues obra, limpiar despues construccion, limpiar remodelacion, limpieza albaniles,
        limpieza fina obra, limpieza obra, quedo polvo obra`,
      'Lavado de sala': `
        lavado sala, lavar sala, lavar sillon, lavar sillones, lavar sofa, lavar tapiceria,
        limpiar sala sillones, limpiar sillon, limpiar sofa, manchas sillon`,
      'Lavado de colchón': `
        colchon manchado, colchon sucio, lavado colchon, lavar colchon, limpiar colchon, orin colchon,
        pipi colchon`,
      'Limpieza de ventanas y canceles': `
        canceles limpiar, lavar ventanas, lavar vidrios, limpiar ventana, limpiar vidrios, vidrios sucios`,
    },
  },
  {
    categoria: 'Jardinería',
    palabras: `
      abono, aguacate arbol, arbol, arbol cables, arbol frutal, arboles, arbusto, arreglar jardin,
      bugambilia, cactus, cedro, cesped, composta, cortadora pasto, cortar hierba, cortar ramas,
      cortar ramas ventana, cortar seto, cuidar jardin, cuidar plantas, desmalezar, destoconar,
      disenar jardin, diseno jardin, enredadera, fertilizar, ficus, flores, gallina ciega pasto,
      grava jardin, hierba, hierba patio, hierbas, hongo pasto, hormigas jardin, huerto, jacaranda,
      jardin, jardin selva, jardin vertical, jardinera, jardineras, jardineria, jardinero, limon,
      limonero, limpiar jardin, limpiar lote, limpiar lote baldio, lote baldio, maceta, maleza, mango,
      mantenimiento jardin, monte crecido, morir plantas, muro verde, naranjo, paisajismo, palmera, pasto,
      pasto alto, pasto amarillo, pasto largo, pasto seco, piedra jardin, pino, planta, plantar, plantas,
      plantas muriendo, plantas secas, poda, podadora, podar, podar seto, quincena jardin, raices,
      raices arbol, raices banqueta, raiz, rama, rama cables, rama tapa, rama vecino, ramas, ramas cables,
      ramas ventana, regar, regar jardin, regar plantas, rosal, rosales, secar plantas, selva, sembrar,
      seto, suculentas, terreno baldio, tierra jardin, tierra negra, tocon, trasplantar, tronco,
      tronco seco, tumbar palmera, tumbar pino, tumbar tronco, yerba, zacate`,
    opciones: {
      'Mantenimiento de jardín pequeño': `
        cortar cesped, cortar pasto, cortar zacate, deshierbar, jardin chico, jardin pequeno, jardincito,
        pasto crecido, podar pasto`,
      'Mantenimiento de jardín grande': `
        jardin enorme, jardin grande, limpiar terreno, terreno monte`,
      'Podar un árbol': `
        arbol grande cortar, cortar arbol, podar arbol, podar arboles, podar bugambilia, podar limon,
        podar mango, podar palmera, rama arbol, rama cayo, rama techo, talar, tumbar arbol`,
      'Colocar pasto, por 10 m²': `
        colocar pasto, instalar pasto, pasto nuevo, pasto rollo, pasto sintetico, poner pasto, sembrar pasto`,
      'Instalar riego, por zona': `
        aspersor, riego, riego automatico, riego goteo, sistema riego`,
      'Fumigar plantas y pasto': `
        fumigar jardin, fumigar pasto, fumigar plantas, plaga jardin, plaga pasto, plaga plantas, pulgon`,
      'Retirar ramas y escombro verde': `
        escombro verde, hojas secas, levantar ramas, llevar ramas, recoger ramas, retirar ramas, tirar ramas`,
    },
  },
  {
    categoria: 'Fumigación',
    palabras: `
      abeja, abejas, animal muerto, animal techo, animales techo, aranas violinistas, ardilla, avispa,
      avispas, avispero, bicho, bichos, bichos alacena, bichos cocina, bichos despensa, caca raton,
      cacomixtle, ciempies, control plagas, cucaracha, cucaracha alemana, cucaracha voladora, cucarachas,
      cuija, culebra, desinsectar, desratizacion, desratizar, enjambre, escorpion, escorpiones,
      exterminador, fumigacion, fumigador, fumigar, fumigar bodega, fumigar local, fumigar negocio,
      fumigar restaurante, garrapata, garrapatas, gorgojo, grillo, grillos, gusano, gusanos, hormiga,
      hormiga roja, hormigas, hormigas jardin rojas, hormigas rojas, hormiguero, insecticida, insecto,
      insectos, lagartija, larvas, liendres, lombriz drenaje, mapache, me pican, mosca, mosca fruta,
      moscas, mosco, moscos, mosquito, mosquitos, murcielago, murcielagos, nido, nido abejas,
      nido avispas, nido ratas, paloma, palomas, panal, pescadito plata, picadura, picando,
      picar chinches, piquetes, plaga, plagas, polilla closet, polilla mueble, polilla ropa, pulga,
      pulgas, rata drenaje, rata techo, raton techo, serpiente, tarantula, tijerilla, tlacuache, veneno,
      veneno rata, vibora, violinista, viuda negra, zancudo, zancudos, zorrillo`,
    opciones: {
      'Cucarachas y hormigas, departamento': `
        cucaracha depa, cucaracha departamento, fumigar departamento, hormiga departamento`,
      'Cucarachas y hormigas, casa': `
        cucaracha casa, cucaracha cocina, fumigar casa, hormiga casa, hormiga cocina`,
      'Chinches, por recámara': `
        chinche, chinche cama, chinches, chinches colchon`,
      Roedores: `
        rata, ratas, raton, ratones, roedor, roedores`,
      'Alacranes y arañas': `
        alacran, alacranes, arana, aranas`,
      'Termitas y polilla, por mueble o zona': `
        come madera, comejen, polilla, termita, termitas`,
    },
  },
  {
    categoria: 'Cerrajería',
    palabras: `
      abrir auto, abrir caja fuerte, abrir cajon llave, abrir cajuela, abrir camioneta, abrir candado,
      abrir carro, abrir coche, abrir escritorio llave, abrir locker, amaestrar, barra antipanico,
      barrio chapa, bebe encerrado, caja fuerte, cambiar cerraduras, cambiar llaves, cambio cerraduras,
      candado, cerradura, cerradura clave, cerradura codigo, cerradura trabar, cerrajeria, cerrajero,
      cerrar puerta afuera, cerrar puerta viento, chapa atorada, chapa bano, chapa barrer, chapa coche,
      chapa dura, chapa floja, chapa porton, chapa puerta, chapa recamara, chapa zaguan, cilindro,
      cilindro chapa, control carro llave, copia llave coche, dejar afuera, dejaron afuera, doble chapa,
      encerrada, encerrado, la llave no gira, llave atorada chapa, llave auto, llave candado, llave carro,
      llave casa, llave chip, llave coche, llave dentro, llave dentro coche, llave moto,
      llave no da vuelta, llave no entra, llave quedar dentro, llave rota, llaves, llaves carro,
      llaves dentro, manija puerta, me quede fuera, me robaron las llaves, mirilla, nino encerrado,
      no tengo llave, olvide llaves, perilla, pestillo, picaporte, puerta atascada llave,
      puerta cerrada sin llaves, puerta sin llave, puerta trabada llave, quede encerrado, romper candado,
      se rompio llave, sin llave, sin llaves, trabar cerradura, trabar chapa, trabo cerradura`,
    opciones: {
      'Abrir puerta sin dañar la chapa': `
        abrir puerta, llave adentro, llaves adentro, me quede afuera, no puedo abrir puerta,
        no puedo entrar casa, olvidar llaves, perder llaves, perdi llaves, quedar afuera, quedar fuera,
        se cerro la puerta`,
      'Cambiar combinación': `
        cambiar combinacion, combinacion chapa, robaron llaves`,
      'Instalar o cambiar chapa': `
        cambiar cerradura, cambiar chapa, cambiar chapas, chapa, chapa descompuesta, chapa trabada,
        instalar chapa, llave no gira, poner chapa`,
      'Instalar cerradura de seguridad': `
        asegurar puerta, cerradura alta seguridad, cerradura seguridad, cerrojo, chapa seguridad`,
      'Instalar cerradura digital': `
        cerradura digital, cerradura electronica, cerradura inteligente, chapa digital, chapa electronica,
        chapa huella, chapa inteligente`,
      'Duplicar llave a domicilio': `
        copia llave, copias llaves, duplicado llave, duplicar llave, hacer llave, sacar copia llave`,
    },
  },
  {
    categoria: 'Tecnologia',
    palabras: `
      actualizar windows, agarra wifi, alarma, alarma casa, alarma negocio, alexa focos, ampliar red,
      ampliar wifi, antena, antena tv, antivirus, archivos, bateria laptop, bisagra laptop, bocinas,
      borrar informacion, cableado estructurado, camara entrada, camara no graba, camara ve,
      camaras celular, cargador laptop, celular, cerradura alexa, chromecast, compu, compu prende,
      compu trabar, computacion, computadora, computadora apaga, computadora prende, computadora traba,
      computadora trabar, conectar tele internet, configurar, configurar smart, configurar tele,
      conmutador, consola, control acceso, correo electronico, decodificador, disco duro, dvr, escaner,
      excel, extender internet, extender wifi, fallar internet, focos alexa, gps, imac, impresora,
      impresora imprime, informacion computadora, interfono, internet, internet casa, internet falla,
      internet segundo piso, iphone, izzi, lap, lap no prende, laptop, laptop prende, lenta computadora,
      mac, macbook, memoria usb, monitor, mouse, netflix, no tengo internet, nvr, office, pagina web,
      pantalla azul, pantalla celular, pantalla computadora, pantalla laptop, pc, pc prende,
      portero electrico, programas, proyector, punto venta, rack red, recuperar, recuperar fotos,
      recuperar informacion, red, redes, respaldar, roku, servidor, sistemas, sky, smart home, software,
      sonido ambiental, streaming, tablet, teclado, telefono, telefono fijo, telmex, toner, videoporteros,
      wi fi, wifi agarra, wifi piso, windows`,
    opciones: {
      'Configurar o mejorar la red WiFi': `
        internet lento, internet no llega, mejorar internet, modem, no llega internet, repetidor, router,
        senal wifi, wifi`,
      'Instalar cámara de seguridad': `
        camara, camara seguridad, camaras, camaras vigilancia, cctv, videovigilancia`,
      'Dar mantenimiento a computadora': `
        compu lenta, compu traba, computadora lenta, laptop calienta, laptop lenta, limpiar computadora,
        limpiar laptop, mantenimiento computadora, mantenimiento laptop, pc lenta`,
      'Formatear e instalar programas': `
        formatear, formateo, instalar office, instalar programas, instalar windows, virus`,
      'Instalar videoportero o timbre inteligente': `
        interfon, timbre camara, timbre inteligente, videoportero`,
      'Configurar casa inteligente, por dispositivo': `
        alexa, casa inteligente, domotica, foco inteligente, focos inteligentes, google home`,
      'Tender cable de red, por punto': `
        cable internet, cable red, cableado red, cablear red, ethernet, nodo red, punto red`,
    },
  },
];
