import type { CategoryWords } from './category-words.ts';

/** How people ask for the categories of moving, cleaning and home care. */
export const HOUSEHOLD_WORDS: readonly CategoryWords[] = [
  {
    categoria: 'Mudanzas',
    palabras: `
      alguien camioneta, ayudantes cargar, bajar lavadora, bajar muebles, bajar muebles segundo piso, bajar
      piano, bajar refri, bajar refrigerador, bajar ropero, bajar sala, bajar sillon, bodega muebles, cajas
      mudanza, cambiamos casa, cambiamos departamento, cambiando casa, cambiando departamento, cambiar de casa,
      cambiar depa, cambiar departamento, cambiar domicilio, cambio casa, cambio depa, cambio departamento,
      cambio domicilio, camion, camion mudanza, camioneta chofer, camioneta llevar, camioneta mover, camioneta
      redilas, cargador mudanza, cargar muebles, chacharas, dos cargadores, embalaje, embalar, empacado,
      emplayar, entregar mueble, fletes, guardamuebles, llevar colonia, llevar comedor, llevar cosas, llevar
      cosas bodega, llevar cuatrimoto, llevar escritorio, llevar estufa, llevar mesa, llevar moto, llevar
      muebles rancho, llevar piano, llevar refrigerador, llevar ropero, llevar sillon, llevar sofa, lleven,
      lleven muebles, lleven sofa, mandar muebles, mandar refrigerador, mandar sala, maniobras, me cambio de
      casa, me cambio departamento, mover caja fuerte, mover cama, mover comedor, mover cosas, mover cosas
      bodega, mover edificio, mover estufa, mover lavadora, mover mueble, mover muebles, mover oficina, mover
      otra ciudad, mover piano, mover ropero, mover sala, mover sillon, mudanza, mudanza foranea, mudanza local, mudanza
      oficina, mudar, mudarme, mudarse, mudo ciudad, muebles otra ciudad, muebles rancho, muebles segundo piso,
      muebles tercer piso, nos mudamos, otra colonia, paqueteria grande, pick up, pickup, rancho, recoger
      cama, recoger comedor, recoger estufa, recoger lavadora, recoger refri, recoger refrigerador, recoger
      sala, redilas, ropero piso, sacar cama, sacar muebles, sacar refri, sacar refrigerador, sacar ropero,
      sillon balcon, sin elevador, subir cama, subir lavadora, subir muebles, subir muebles piso, subir piano, subir refri,
      subir refrigerador, subir ropero, subir sala, subir sillon, tercer piso refri, torton, traer muebles,
      traer refri, traer sala, transportar, transportar lavadora, transportar moto, transportar muebles,
      transportar refrigerador, transportar sala, trasladar muebles, traslado, trasteo, tres toneladas camion,
      volado,
      mandar lavadora, mandar estufa, mandar cama, mandar comedor, mandar cosas, enviar muebles,
      enviar lavadora, enviar refrigerador, enviar sala, enviar cama`,
    opciones: {
      'Flete en camioneta': `
        acarreo, camioneta, flete, fletero, llevar cama, llevar colchon, llevar lavadora, llevar muebles,
        llevar refri, llevar sala, mover refrigerador, recoger mueble, unas cosas camioneta`,
      'Mudanza de estudio o 1 recámara': `
        cambio estudio, mudanza 1 recamara, mudanza chica, mudanza cuarto, mudanza estudio, mudanza loft, mudanza pequena,
        mudanza una recamara`,
      'Mudanza de 2 recámaras': `
        cambio casa 2 recamara, departamento 2 recamara mudanza, departamento dos recamara mudar, mudanza 2 recamara,
        mudanza dos recamara, mudar 2 recamara`,
      'Mudanza de 3 recámaras o más': `
        cambio casa 3 recamara, mudanza 3 recamara, mudanza 4 recamara, mudanza casa grande, mudanza cuatro recamara,
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
      abrillantar, acomodar casa, acumulador, afanadora, alberca, alfombra?, alfombra sucia, limpiar alfombra,
      desmanchar alfombra, alfombra manchada, almohada, almohadas, asco,
      asear, aseo, aseo semanal, aspirar, aspirar alfombra, ayuda domestica, ayudar casa limpieza,
      ayude casa, barrer, caca paloma, caca perro, casa cochina, cochambre, cochina casa, cochinero,
      cocina cochambre, cristales?, cuidar casa, departamento vacio limpiar, desinfeccion, desinfectar,
      desmanchar, desorden, despues fiesta, empleada domestica, encerar piso, entrada salida, excremento,
      fachada vidrios, fin obra, grasa cocina, hacer quehacer, hidrolavado, intendencia, juntar hojas,
      lavar alfombra, lavar banos, lavar barrer, lavar cortinas, lavar fachada, lavar muebles,
      lavar muebles sala, lavar patio, lavar ropa, lavar silla, lavar silla carro, lavar sillas tapizadas,
      lavar tapete, lavar techo, lavar trapear, lavar trastes, lave alfombras, lave sala, lave trapee,
      limpiar, limpiar alberca, limpiar antes mudarme, limpiar azotea, limpiar bano, limpiar bodega,
      limpiar cajones, limpiar campana, limpiar canceles, limpiar casa, limpiar cochera, limpiar cocina,
      limpiar cristales, limpiar departamento, limpiar estufa, limpiar horno, limpiar muebles,
      limpiar patio, limpiar persianas, limpiar refri, limpiar sarro, limpiar sillones, limpiar ventanal,
      limpie casa, limpie departamento, limpien, limpieza, limpieza airbnb, limpieza casa,
      limpieza comedor, limpieza cristales, limpieza departamento, limpieza general, limpieza oficina,
      limpieza patio, limpieza sillones, mantenimiento alberca, muchacha, muebles sala manchados, mugre,
      olor perro, ordenar casa, ordenar closet, organizar closet, orines, percudida, percudido,
      persona limpieza, pipi perro, planchado, planchar, planche, planta domestica, polvo, popo paloma,
      popo perro, pulir marmol, pulir piso, pulir piso marmol, que limpie, quehacer, quitar sarro,
      recamarera, recien remodelado limpiar, sacar basura, sacar mugre, sacudir, sanitizacion, sanitizar,
      sarro bano, sarro cancel, senora ayude, senora ayude casa, senora limpieza, servicio domestico,
      señora limpieza, sillon manchado, sillones, sillones manchados, sillones tela, sillones vapor, sucia,
      suciedad, sucio, tapiceria, tirada casa, tiradero, tirar basura, trabajadora domestica,
      trabajadora hogar, trapear, trapee, vapor sillon, ventanales, vestiduras, vidrio alto, vidrios?`,
    opciones: {
      'Limpieza de casa, media jornada': `
        4 horas limpieza, limpieza rapida, media jornada, medio dia, unas horas limpiar`,
      'Limpieza de casa, jornada completa': `
        8 horas limpieza, dia completo, jornada completa, todo el dia limpiar`,
      'Limpieza profunda por recámara': `
        limpiar a fondo, limpieza a fondo, limpieza profunda`,
      'Limpieza después de obra, por recámara': `
        despues obra, despues remodelacion, limpiar despues construccion, limpiar polvo obra,
        limpiar remodelacion, limpieza albaniles, limpieza despues construccion, limpieza fina obra,
        limpieza obra, quedo polvo obra,
        limpieza acaban entregar, limpieza recien entregado, acaban entregar limpiar`,
      'Lavado de sala': `
        lavado sala, lavar sala, limpieza profunda sala, limpieza profunda sillon, limpieza profunda sillones,
        limpieza profunda sofa, limpieza sillones, lavar sillon, lavar sillones, lavar sofa, lavar tapiceria,
        limpiar sala sillones, limpiar sillon, limpiar sofa, manchas sillon,
        desmanchar sala, desmanchar sillon, desmanchar sillones, sala manchada, sillon manchado`,
      'Lavado de colchón': `
        colchon manchado, colchon sucio, lavado colchon, lavar colchon, limpiar colchon, orin colchon,
        pipi colchon`,
      'Limpieza de ventanas y canceles': `
        canceles limpiar, lavar ventanal, lavar ventanas, lavar vidrios, limpiar ventana, limpiar ventanal,
        limpiar vidrio alto, limpiar vidrios, limpieza canceles, limpieza ventanas, limpieza vidrios,
        vidrios edificio, vidrios sucios`,
    },
  },
  {
    categoria: 'Jardinería',
    palabras: `
      abono, aguacate arbol, arbol, arbol banqueta, arbol cables, arbol frutal, arbol levantar, arboles,
      arbusto, arreglar jardin, arreglar patio, barrer hojas, bonsai, bugambilia, cactus, cedro, cesped,
      chapear, chapeo, chaponear, cochinilla, composta, cortadora pasto, cortar enredadera, cortar hierba,
      cortar ramas, cortar ramas ventana, cortar seto, cuidar jardin, cuidar plantas, desbrozadora,
      deshierbe, desmalezar, desmontar, desmonte, destoconar, disenar jardin, diseno jardin, enredadera,
      fertilizar, ficus, flores, forma arbusto, gallina ciega pasto, grava jardin, hierba, hierba patio,
      hierbas, hojarasca, hojas, hongo pasto, hormigas jardin, huerto, jacaranda, jardin, jardin selva,
      jardin vertical, jardinear, jardinera, jardineras, jardineria, jardinero, juntar hojas, limon,
      limonero, limpiar jardin, limpiar lote, limpiar lote baldio, lote baldio, maceta, maleza, mango,
      mantenimiento jardin, monte crecido, morir plantas, motosierra, muro verde, naranjo, paisajismo,
      palmera, pasto, pasto alto, pasto amarillo, pasto largo, pasto quemado, pasto seco, piedra jardin,
      pino, plaga arbol, plaga limon, plaga rosal, planta, plantar, plantas, plantas bonitas,
      plantas muriendo, plantas secas, poda, podadora, podar, podar arbusto, podar palma, podar seto,
      quincena jardin, quitar arbol, raices, raices arbol, raices banqueta, raiz, rama, rama cables,
      rama tapa, rama vecino, ramas, ramas cables, ramas ventana, recortar, recortar enredadera, regar,
      regar jardin, regar plantas, rosal, rosales, secar plantas, selva, sembrar, seto, seto recortar,
      suculentas, terreno, terreno baldio, tezontle, tierra jardin, tierra negra, tocon, trasplantar,
      tronco, tronco seco, tumbar palmera, tumbar pino, tumbar tronco, yerba, yerbas, zacate,
      tumbar arbol`,
    opciones: {
      'Mantenimiento de jardín pequeño': `
        cortar cesped, cortar pasto, cortar zacate, deshierbar, jardin chico, jardin pequeno, jardincito,
        pasto crecido, podar pasto`,
      'Mantenimiento de jardín grande': `
        jardin enorme, jardin grande, limpiar terreno, terreno monte`,
      'Podar un árbol': `
        arbol grande cortar, cortar arbol, podar arbol, podar arboles, podar bugambilia, podar limon,
        podar mango, podar palmera, tumbar palma, rama arbol, rama cayo, rama techo, talar`,
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
      abeja!, abejas!, abejorro!, abejorros!, acaro!, acaros!, animal muerto, animal techo, animales cocina,
      animales techo, animalitos, animalitos madera, animalitos muebles, aranas violinistas, ardilla,
      avispa!, avispas!, avispas casita, avispero, babosas, bicho!, bicho arroz, bicho harina, bichos!,
      bichos alacena, bichos cocina, bichos despensa, caca raton, cacomixtle, caracol jardin, carcoma!,
      chapulin!, ciempies!, colmena, colmenas, control plagas, cucaracha!, cucaracha alemana,
      cucaracha voladora, cucarachas!, cucas!, cuija, culebra, desinsectar, desratizacion, desratizar, enjambre!,
      escorpion!, escorpiones!, excremento rata, excremento raton, exterminador, fumigacion, fumigador,
      fumigar, fumigar bodega, fumigar local, fumigar negocio, fumigar restaurante, garrapata!, garrapatas!,
      gorgojo!, grillo!, grillos!, gusano!, gusanos!, hormiga!, hormiga roja, hormigas!, hormigas jardin rojas,
      hormigas rojas, hormiguero!, hormiguero jardin, insecticida, insecto!, insectos!, jejen, jejenes,
      lagartija, larvas!, liendres, lombriz drenaje, mapache, me pican, mosca!, mosca fruta, moscas!, mosco!,
      moscos!, mosquito!, mosquitos!, murcielago!, murcielagos!, nido, nido abejas, nido avispas, nido ratas,
      paloma, paloma caca, palomas, palomilla!, panal!, pececillo plata, pescadito plata, pescaditos plata,
      picadura, picando, picar chinches, piojillo, piojo!, piojos!, piquete cama, piquetear cama, piquetes,
      plaga!, plagas!, polilla closet, polilla madera, polilla mueble, polilla ropa, popo raton, pulga!,
      pulgas!, rata drenaje, rata techo, raton techo, ratoneras, serpiente, tarantula!, tijerilla!, tlacuache!,
      topo, tuza, tuzas, veneno, veneno rata, vibora!, violinista, viuda negra, zancudo!, zancudos!, zorrillo`,
    opciones: {
      'Cucarachas y hormigas, departamento': `
        cucaracha depa, cucaracha departamento, fumigar departamento, hormiga departamento`,
      'Cucarachas y hormigas, casa': `
        cucaracha casa, cucaracha cocina, fumigar casa, hormiga casa, hormiga cocina`,
      'Chinches, por recámara': `
        chinche!, chinche cama, chinches!, chinches colchon`,
      Roedores: `
        rata!, ratas!, raton!, ratoncito!, ratonera, ratones!, roedor!, roedores!`,
      'Alacranes y arañas': `
        alacran!, alacranes!, arana!, aranas!`,
      'Termitas y polilla, por mueble o zona': `
        carcoma!, come madera, comejen!, comen muebles, comiendo madera, comiendo muebles, polilla!, termita!,
        termitas!`,
    },
  },
  {
    categoria: 'Cerrajería',
    palabras: `
      abrir auto, abrir caja fuerte, abrir cajon llave, abrir cajuela, abrir camioneta, abrir candado,
      abrir carro, abrir chapa, abrir coche, abrir escritorio llave, abrir locker, aldaba, amaestrar,
      arreglar chapa, arreglar puerta, asaltar chapa, asalto chapa, barra antipanico, barrio chapa,
      bebe encerrado, brazo hidraulico puerta, caja fuerte, caja seguridad, cambiar cerraduras,
      cambiar llaves, cambiar todas llaves, cambio cerraduras, candado, cerradura, cerradura clave,
      cerradura codigo, cerradura trabar, cerrajeria, cerrajero, cerrar puerta afuera,
      cerrar puerta viento, chapa atorada, chapa bano, chapa barrer, chapa coche, chapa dura, chapa floja,
      chapa no agarra, chapa porton, chapa puerta, chapa recamara, chapa zaguan, cierrapuertas, cilindro,
      cilindro chapa, contrachapa, control carro llave, copia llave coche, dejar afuera, dejaron afuera,
      doble chapa, electroiman, encerrada, encerrado, encerrar, encerrar bano, encerro, extraviar llaves,
      forzar chapa, forzar puerta, forzaron puerta, ganzua, la llave no gira, llave, llave atora,
      llave atorada, llave atorada chapa, llave auto, llave candado, llave carro, llave casa, llave chip,
      llave coche, llave dentro, llave dentro coche, llave forzar, llave moto, llave no da vuelta,
      llave no entra, llave quedar dentro, llave rota, llave se quebro, llave tronar, llaves, llaves carro,
      llaves dentro, manija puerta, me quede fuera, me robaron las llaves, mirilla, nino encerrado,
      no tengo llave, ojo magico, olvide llaves, otra chapa, pasador, perilla, pestillo, phillips chapa,
      picaporte, puerta atascada llave, puerta cerrada sin llaves, puerta no abre, puerta sin llave,
      puerta trabada llave, quebrar llave, quede encerrado, reparar chapa, robar llaves, romper candado,
      se rompio llave, seguridad puerta, sin llave, sin llaves, tesa, tiene llaves, trabar cerradura,
      trabar chapa, trabo cerradura, yale`,
    opciones: {
      'Abrir puerta sin dañar la chapa': `
        abrir puerta, dejar llave adentro, dejar llaves adentro, dejar llaves dentro, llave adentro, llaves
        adentro, me quede afuera, no puedo abrir puerta, no puedo entrar casa, olvidar llaves, perder llaves,
        perdi llaves, quedar afuera, quedar fuera, se cerro la puerta, extraer llave, llave adentro chapa, llave
        atorada chapa, llave coche perdi, llave coche perdida, llave rota chapa, media llave chapa, llaves
        adentro carro, llaves adentro coche`,
      'Cambiar combinación': `
        cambiar combinacion, combinacion chapa, robaron llaves`,
      'Instalar o cambiar chapa': `
        cambiar cerradura, cambiar chapa, cambiar chapas, chapa, chapa descompuesta, chapa trabada,
        instalar chapa, llave no gira, poner chapa`,
      'Instalar cerradura de seguridad': `
        asegurar puerta, cerradura alta seguridad, cerradura seguridad, cerrojo, chapa seguridad`,
      'Instalar cerradura digital': `
        cerradura digital, cerradura electronica, cerradura inteligente, chapa digital, chapa electronica,
        chapa huella, chapa inteligente,
        poner chapa huella, instalar chapa huella`,
      'Duplicar llave a domicilio': `
        copia llave, copias llaves, duplicado llave, duplicar llave, llaves adentro carro, llaves adentro coche, hacer llave, sacar copia llave, llave coche
        perdi, llave coche perdida`,
    },
  },
  {
    categoria: 'Tecnologia',
    palabras: `
      actualizar windows, agarra wifi, alarma, alarma casa, alarma negocio, alarma robo, alexa focos, ampliar
      red, ampliar wifi, antena, antena tv, antivirus, archivos, armar computadora, armar pc, bateria laptop,
      bisagra laptop, bocinas, borrar informacion, cableado estructurado, camara bebe, camara entrada, camara no
      graba, camara ve, camara wifi, camaras celular, cargador laptop, cerca electrica camaras,
      cerradura alexa, chromecast, compu, compu no prende, compu prende, compu trabar, computacion, computadora,
      computadora apaga, computadora prende, computadora traba, computadora trabar, computadora virus, conectar
      tele internet, configurar, configurar smart, configurar tele, conmutador, consola, control acceso, correo
      electronico, decodificador, disco duro, dvr, escaner, ethernet, excel, extender internet, extender wifi,
      fallar internet, focos alexa, gps, imac, impresora, impresora imprime, informacion computadora, ingeniero
      sistemas, intercomunicador, interfono, internet, internet casa, internet falla, internet segundo piso,
      internet tele, ipad, iphone, izzi, lap, lap no prende, laptop, laptop prende, lenta computadora, mac,
      macbook, megacable, memoria usb, monitor, mouse, nest, netflix, no tengo internet, nvr, office, pagina
      web, pantalla azul, pantalla computadora, pantalla laptop, pc, pc gamer, pc prende,
      playstation, portero electrico, programas, proyector, punto venta, rack red, recuperar, recuperar fotos,
      recuperar informacion, red, redes, respaldar, ring, roku, sensor movimiento alarma, servidor, sky, smart
      home, smartwatch, software, sonar timbre camara, sonido ambiental, soporte sistemas, starlink, streaming,
      tablet, teclado, tele internet, telefono, telefono fijo, telmex, toner, totalplay, videoporteros, wi fi,
      wifi agarra, wifi lento, wifi no agarra, wifi piso, windows, xbox, wifi segundo piso`,
    opciones: {
      'Configurar o mejorar la red WiFi': `
        internet lento, internet no llega, internet recamara, mejorar internet, mesh, modem,
        no llega internet, repetidor, router, senal wifi, wifi, wifi lento,
        ampliar senal, mejorar senal, senal internet`,
      'Instalar cámara de seguridad': `
        camara?, camara afuera, camara casa, camara exterior, camara negocio, camara seguridad, camara vigilancia,
        colocar camara, instalar camara, poner camara, cctv, videovigilancia`,
      'Dar mantenimiento a computadora': `
        compu lenta, compu traba, computadora lenta, computadora lentisima, laptop calienta, laptop lenta,
        lentisima compu, limpiar computadora, limpiar laptop, mantenimiento computadora,
        mantenimiento laptop, pc lenta`,
      'Formatear e instalar programas': `
        formatear, formateo, instalar office, instalar programas, instalar windows, virus,
        borrar windows, windows no arranca`,
      'Instalar videoportero o timbre inteligente': `
        instalar ring, interfon, ring, timbre camara, timbre inteligente, timbre ring, timbre wifi,
        videoportero`,
      'Configurar casa inteligente, por dispositivo': `
        alexa, casa inteligente, domotica, foco inteligente, focos inteligentes, google home`,
      'Tender cable de red, por punto': `
        cable internet, cable red, cablear internet, cableado red, cablear red, ethernet, nodo red, punto red,
        cable ethernet, pasar cable ethernet, pasar cable red`,
    },
  },
];
