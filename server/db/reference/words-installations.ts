import type { CategoryWords } from './category-words.ts';

/** How people ask for the categories of painting, plumbing, electricity and appliances. */
export const INSTALLATIONS_WORDS: readonly CategoryWords[] = [
  {
    categoria: 'Pintura',
    palabras: `
      barnizado pintura, brocha, cambiar color, cambiar color pared, color casa, color cuarto,
      color pared, color recamara, color sala, dar color casa, dar color cuarto, descarapelado,
      despintada, empapelar, esmalte, fachada, lambrin pintar, manchas pared, mano de pintura, moho pared,
      papel tapiz, pared descarapelada, pasta texturizada, pintar, pintar alberca, pintar bano,
      pintar barda, pintar casa, pintar closet, pintar cochera, pintar cocina, pintar comedor,
      pintar cuarto, pintar departamento, pintar escalera, pintar exterior, pintar herreria,
      pintar interior, pintar lineas, pintar local, pintar m2, pintar metros, pintar muebles, pintar muro,
      pintar muro techo, pintar oficina, pintar pared, pintar plafon, pintar por dentro, pintar por fuera,
      pintar puerta, pintar recamara, pintar reja, pintar sala, pintar techo, pintor, pintor brocha,
      pintura, pintura muro, rayones pared, repintar, rodillo, rotular, salitre pared,
      se esta despintando, sellador, tirol, vinil acrilica, vinilica, wash`,
    opciones: {
      'Con material': `
        con material, incluya pintura, ponga la pintura`,
      'Sin material': `
        sin material, solo mano de obra pintar, ya tengo pintura, yo pongo la pintura`,
    },
  },
  {
    categoria: 'Plomería',
    palabras: `
      ablandador, agua arriba, agua corriendo, agua encharcada bano, agua fuerza, agua lento, agua llave,
      agua no cae, agua pasar abajo, agua por debajo, agua segundo piso, agua sucia, agua tibia,
      aguas negras, aljibe, asiento bano, atascado wc, atascar, azolve, bajada agua, bajante,
      bano atascado, bano inundado, bano medio, bano no baja, bano no desagua, bano no traga,
      bano saliendo, bano saliendose, bano tapado, bano tapar, bano tira agua, bidet, boiler apagado,
      boiler explosiones, boiler gas, bomba agua, bomba apaga, bomba cisterna, bomba no prende,
      bomba prende, bomba prende apaga, bomba presurizadora, bomba quemo, bomba ruido, bomba sumergible,
      caja bano, caja wc, calentador apaga, calentador prende, cambiar bano, cambio tinaco,
      cancel bano fuga, cancel regadera, caneria, cano, canos, cespol, charco, charco agua, cilindro gas,
      cisterna, cobro agua, coladera, conectar gas, desague, desazolve, destapa canos, destapacanos,
      destapar, destapar bano, drenaje, ducha, empaque, empaque llave, energia solar calentador,
      escucha agua, escusado, excusado, explosion boiler, filtro agua, flotador, fontaneria, fontanero,
      fosa septica, fregadero, fuga bano, fuga boiler, fuga cocina, fuga gas, fuga lavabo, fuga regadera,
      fuga tinaco, fuja, galvanizado, herrajes, herrajes wc, hidroneumatico, huele bano, huele cano,
      huele feo drenaje, huele gas, humedad tubo, inodoro, instalacion gas, instalar fregadero,
      instalar tarja, instalar tinaco, inundar, jacuzzi, jalar bano, jalarle bano, lavabo,
      lavabo atascado, lavabo caer, lavadero, lavamanos, lavamanos caer, linea gas, llave, llave agua,
      llave bano, llave bola, llave botar, llave cocina, llave dura, llave fregadero, llave gotear,
      llave jardin, llave lavabo, llave nariz, llave no deja gotear, llave oxidada, llave paso,
      llave regadera, llave rompio agua, llave rota agua, llave tarja, llave tira, manguera gas,
      manguera jardin llave, manguera lavabo, manija bano, manometro, medidor agua, mingitorio,
      monomando cocina, muebles bano, no baja agua, no cae agua, no hay agua, no llena, no llena tanque,
      no sale agua, no sube agua, olor gas, pagar agua, palanca bano, papel wc, piloto boiler, plomeria,
      plomero, poca presion agua, poner tarja, presion agua, presurizadora, purificador agua, recibo agua,
      regadera, regadera calienta, regadera no calienta, regadera nueva, registro drenaje, resumidero,
      retrete, rotoplas, salirse agua, sanitario, sapo wc, sarro, se regresa agua, se sale agua,
      se va lento, se zafo tubo, sello taza, sifon, sigue tapado, sin agua, sosa, sosa tapado, suavizador,
      subir tinaco, tanque agua, tanque bano, tanque estacionario, tanque wc, tapar, tapar bano,
      tapar lavabo, tapar wc, tarja, tarja nueva, taza, taza bano, taza bano mueve, taza floja,
      taza mueve, taza tapar, tina, tinaco, tinaco rajar, tinaco roto, toma agua, trampa grasa, tuberia,
      tuberia gas, tubo, tubo agua, tubo cobre, tubo fregadero, tubo lavabo, tubo lavadero, tubo pvc,
      va lento lavabo, valvula, water, wc, wc no traga, wc tira agua`,
    opciones: {
      'Reparar una fuga': `
        bano gotea, boiler gotea fuga, fuga, fuga agua, gotea llave, gotea regadera, llave gotea,
        llave no cierra, reventar tubo, sale agua pared, sale agua piso, se rompio tubo, tira agua,
        tirando agua, tubo reventado, tubo roto`,
      'Destapar lavabo, tarja o regadera': `
        coladera regadera, destapar fregadero, destapar lavabo, destapar regadera, destapar tarja,
        fregadero no baja, fregadero tapado, lavabo no baja, lavabo tapado, lavadero tapado,
        lavamanos tapado, regadera no baja agua, regadera tapada, tarja no baja, tarja tapada`,
      'Destapar drenaje': `
        caneria tapada, cano tapado, coladera desborda, coladera patio, coladera tapada, destapar caneria,
        destapar cano, destapar coladera, destapar drenaje, drenaje desborda, drenaje se regresa,
        drenaje tapado, huele drenaje, olor drenaje, registro tapado`,
      'Instalar o cambiar llave mezcladora': `
        cambiar llave, cambiar llave fregadero, cambiar llave lavabo, cambiar llave regadera,
        instalar llave, llave cocina cambiar, llave nueva lavabo, mezcladora, monomando, poner llave agua`,
      'Instalar o cambiar WC': `
        bano nuevo taza, cambiar escusado, cambiar excusado, cambiar inodoro, cambiar sanitario,
        cambiar taza, cambiar wc, instalar excusado, instalar inodoro, instalar taza, instalar wc,
        poner excusado, poner inodoro, poner taza, poner wc, taza rota, wc nuevo, wc quebrado`,
      'Instalar o reparar boiler': `
        agua caliente, agua fria regadera, boiler, boiler de paso, boiler no prende, calentador,
        calentador agua, calentador solar, no calienta agua`,
      'Lavar tinaco': `
        lavado tinaco, lavar tinaco, limpiar tinaco, tinaco sucio`,
      'Lavar cisterna': `
        cisterna sucia, lavado cisterna, lavar aljibe, lavar cisterna, limpiar aljibe, limpiar cisterna`,
    },
  },
  {
    categoria: 'Electricidad',
    palabras: `
      110 220, 220, abanico, acometida, apagador truena, apagon, arbotante, bajada luz, bajar luz,
      bifasico, bomba electrica, cable calienta, cable electrico, cable medidor, cable pelado,
      cable quemado, cables, cables sueltos, calentar contacto, cambiar medidor, candelabro,
      cargador auto electrico, cargador carro electrico, cfe, chalupa, chispa, chispazo, chispear,
      chisporrotea, chisporrotear, contacto flojo, contactos, contactos flojos, contactos usb, descarga,
      electricidad, electricista, electrico, electrocutar, energia, energia electrica, extension,
      extension electrica, extractor aire bano, extractor bano, fase, foco, foco empotrado, foco funde,
      foco fundido, focos, focos empotrados, focos funden, fuga electrica, fuga luz, fundir foco,
      fundir focos, generador luz, iluminacion, iluminar, iluminar casa, iluminar jardin,
      instalacion electrica, instalacion electrica aire, instalacion electrica clima, instalar luces,
      interruptor principal, lampara emergencia, lampara jardin, lampara techo, led, led tira, luces,
      luces led, luces navidad, luces navidenas, luz, luz baja, luz bano, luz cocina, luz cuarto,
      luz patio, luz sala, media casa luz, media luz, medidor cfe, medidor luz, medio casa sin luz, mufa,
      multicontacto, no break, no enciende luz, no encienden luces, no energia, no hay luz,
      no prende lampara, no prende luz, no prenden luces, panel solar, paneles solares, pasar 220,
      pastilla botar, pastilla termomagnetica, planta luz, polo tierra, poste luz, prende apaga luz,
      quemar contacto, quemo contacto, recibo luz, regadera electrica, regulador voltaje, se fue luz,
      sensor movimiento luz, sin luz, sin luz media casa, switch luz, termica, tesla cargador,
      tierra fisica, timbre, toma corriente, toque, toques, toques electricos, transformador, trifasico,
      tronar cables, tronaron cables, trono contacto, variacion voltaje, varilla tierra, ventilador,
      ventilador pared, voltaje`,
    opciones: {
      'Instalar lámpara o plafón': `
        cambiar foco, candil, colgar lampara, foco cambiar, instalar lampara, lampara, luminaria, plafon,
        poner focos, poner lampara, reflector, spot, tira led`,
      'Instalar o cambiar contacto o apagador': `
        apagador, apagador no sirve, cambiar contacto, clavija, contacto, dimmer, enchufe, poner contacto,
        switch, tomacorriente`,
      'Instalar ventilador de techo': `
        abanico techo, colgar ventilador, instalar abanico, instalar ventilador, poner abanico,
        poner ventilador, ventilador de techo, ventilador techo`,
      'Revisar y reparar un corto': `
        chispas, corto, corto circuito, cortocircuito, da toques, huele quemado cable,
        huele quemado contacto, luz parpadea, no hay luz cuarto, saca chispas, se va luz`,
      'Cambiar pastilla o interruptor': `
        botar pastilla, breaker, cambiar interruptor, cambiar pastilla, fusible, interruptor, pastilla,
        se bota pastilla`,
      'Instalar centro de carga': `
        caja fusibles, caja pastillas, centro de carga, instalar centro carga, tablero electrico`,
      'Cablear un circuito nuevo': `
        cableado, cablear, cambiar cableado, circuito nuevo, instalacion electrica nueva, linea 220,
        linea nueva, recablear, sacar linea`,
    },
  },
  {
    categoria: 'Ensamble de muebles',
    palabras: `
      armador muebles, armar, armar anaquel, armar asador, armar bicicleta, armar brincolin, armar buro,
      armar cajonera, armar caminadora, armar casita, armar cocina, armar columpio, armar comedor,
      armar comoda, armar corral, armar cuna, armar escritorio, armar gabinete, armar gabinete oficina,
      armar gimnasio, armar juguetero, armar librero, armar locker, armar microondas mueble, armar mueble,
      armar mueble bano, armar rack, armar recamara, armar silla, armar tocador, armar trampolin,
      armar tv mueble, armar vitrina, arme, arme mueble, arme muebles, armen, closet amazon, closet caja,
      closet ikea, desarmar, desarmar closet, desarmar litera, desarmar mueble, desarmar ropero,
      ensamblado closet, ensamblaje, ensamblar, ensamblar closet, ensamble, ensamble closet, ikea,
      instrucciones mueble, juguetero, montar mueble, mueble amazon, mueble caja, mueble coppel,
      mueble elektra, mueble liverpool, mueble mercado libre, mueble microondas, mueble nuevo armar,
      mueble por piezas, rearmar, silla gamer, viene en caja`,
    opciones: {
      'Buró, banca o mesa pequeña': `
        armar mesa, banca, buro, mesa armar, mesa centro, mesa pequena, mesita`,
      'Escritorio o comedor': `
        comedor, escritorio, escritorio gamer`,
      'Juego de 4 sillas': `
        armar sillas, sillas, sillas comedor`,
      'Cama o litera': `
        armar cama, armar litera, base cama, cabecera, cama king, cama matrimonial, desarmar cama, litera`,
      'Librero o mueble de TV': `
        anaquel, centro entretenimiento, estante, librero, librero armar, mueble tele, mueble television,
        mueble tv, repisero`,
      'Clóset o ropero': `
        armar closet, armar ropero, armario, guardarropa, ropero, zapatera`,
      Cuna: `
        cama bebe, corral bebe, cuna`,
    },
  },
  {
    categoria: 'Instalación de electrodomésticos',
    palabras: `
      aspiradora reparar, bajar tele, bomba lavadora, cafetera, cafetera reparar, centrifugar,
      colgar pantalla, colgar smart, colgar tele, colgar tv, comal estufa, conectar refrigerador,
      congelador, congelador enfria, congelador escarcha, deshielo refri, despachador agua,
      dispensador agua refri, electrodomestico, encender estufa, enfriador, escarcha, estufa,
      estufa apagar, estufa enciende, estufa flama, estufa no prende, exprimir lavadora, fijar pantalla,
      fijar tele, fijar tv, flama estufa, freidora, frigobar, fuga gas estufa, gas natural estufa,
      hielera, hielo refri, hornilla, horno, horno empotrado, horno no prende, horno parrilla,
      instalar pantalla, instalar tele, instalar tv, jala agua lavadora, lavadora, lavadora agua,
      lavadora brinca, lavadora camina, lavadora centrifuga, lavadora error, lavadora huele quemado,
      lavadora no prende, lavadora ruido, lavadora salta, lavaplatos, lavaplatos no desagua, lavavajillas,
      lavavajillas no desagua, lavavajillas tira agua, lg lavadora, licuadora, linea blanca, lp natural,
      mabe, microondas, minibar, montar pantalla, mover tele, nevera, nevera enfria, nivelar lavadora,
      no exprime, pantalla, pantalla muro, pantalla pared, piloto estufa, plancha reparar, poner pantalla,
      poner tele, poner tv, quemador, quemadores, quitar tele, refri, refri apaga, refri congela,
      refri no enfria, refri ruido, refri tira agua, refrigerador, refrigerador calienta,
      refrigerador despachador agua, refrigerador no enfria, refrigerador tira agua, refrigeradores,
      reparacion estufas, reparacion refrigerador, reparacion refrigeradores, reparacion secadoras,
      reparar estufa, reparar lavadora, reparar refrigerador, samsung lavadora, secadora calienta,
      secadora ropa, secadora seca, smart tv, soporte fijo, soporte movil, soporte pantalla, soporte tele,
      soporte tv, subir tele pared, tapar bomba lavadora, tarjeta lavadora, tele, tele cables,
      tele chimenea, tele lugar, tele lugar pared, tele muro, tele pared, television, television chimenea,
      television pared, televisor, tv, whirlpool`,
    opciones: {
      'Lavadora/Instalar con tomas existentes': `
        conectar lavadora, instalar lavadora, lavadora nueva, poner lavadora`,
      'Lavadora/Instalar y adaptar tomas de agua': `
        adaptar toma lavadora, lavadora sin toma, lavadora toma agua, no tengo toma lavadora`,
      'Lavadora/Cambiar mangueras y revisar desagüe': `
        desague lavadora, lavadora fuga, lavadora no desagua, lavadora no saca agua, lavadora tira agua,
        manguera lavadora`,
      'Lavadora/Instalar centro de lavado': `
        centro lavado, lavasecadora, secadora, secadora instalar`,
      'Refrigerador/Instalar y nivelar': `
        conectar refri, instalar refri, instalar refrigerador, nivelar refri, nivelar refrigerador,
        refri nuevo`,
      'Refrigerador/Conectar toma de agua y hielo': `
        despachador agua refri, hielo, refri agua hielo, refri toma agua, refrigerador hielo,
        refrigerador toma agua, toma agua refri`,
      'Refrigerador/Cambiar el sentido de las puertas': `
        cambiar puertas refri, puerta refri otro lado, puerta refrigerador lado, sentido puerta refri,
        sentido puerta refrigerador`,
      'Refrigerador/Instalar empotrado': `
        empotrar refri, empotrar refrigerador, refri empotrado, refrigerador empotrado`,
      'Estufa/Instalar estufa de piso': `
        conectar estufa, estufa nueva, estufa piso, instalar estufa, poner estufa`,
      'Estufa/Instalar parrilla empotrada': `
        empotrar estufa, empotrar parrilla, estufa empotrada, parrilla, parrilla empotrada,
        parrilla induccion`,
      'Estufa/Convertir de gas LP a natural': `
        cambiar espreas, convertir gas, estufa gas natural, gas lp natural, gas natural`,
      'Estufa/Instalar campana': `
        campana, campana cocina, campana extractora, extractor cocina`,
      'TV/Montar en muro hasta 50 pulgadas': `
        pantalla 32, pantalla 40, pantalla 43, pantalla 50, tele 32, tele 40, tele 43, tele 50, tv 32,
        tv 40, tv 43, tv 50`,
      'TV/Montar en muro más de 50 pulgadas': `
        pantalla 55, pantalla 60, pantalla 65, pantalla 70, pantalla 75, pantalla 85, pantalla grande,
        tele 55, tele 60, tele 65, tele 70, tele 75, tele grande, tv 55, tv 60, tv 65, tv 70, tv 75, tv 85`,
      'TV/Montar y ocultar cables': `
        cables pantalla esconder, esconder cables, ocultar cables, ocultar cables tv, que no se vean cables`,
      'TV/Instalar barra de sonido': `
        barra sonido, soundbar, teatro en casa`,
    },
  },
  {
    categoria: 'Aire acondicionado',
    palabras: `
      aire, aire acondicionado, aire agua, aire central, aire echa agua, aire enciende enfria, aire gotea,
      aire lavado, aire no enfria, aire portatil, aire prende, aire ruido, aire tira agua, aire ventana,
      aires acondicionados, avienta frio, bajar clima, bajar minisplit, calefaccion, calefactor, calenton,
      carga gas clima, chiller, clima, clima agua, clima apaga, clima calienta, clima carro,
      clima central, clima cuarto, clima enciende, clima gotea, clima inverter, clima no enfria,
      clima prende, clima ruido, clima tira agua, clima toneladas, climas, compresor aire, condensador,
      control clima, cooler, cuarto frio, desinstalar aire, desinstalar minisplit, dos climas, ducto aire,
      ductos, echa frio, enfria minisplit, enfria poco aire, evaporador, fuga gas clima, instalar aire,
      instalar clima, instalar minisplit, inverter, lavar aire, mantenimiento aire, mini, mini split,
      minisplit, minisplit apaga, minisplit gotea, minisplit prende, minisplit ruido, minisplit tira agua,
      mover clima, mover minisplit, no avienta frio, no echa frio, no enfria aire, poner aire,
      poner clima, poner minisplit, quitar minisplit, refrigerante, saca aire caliente, split, tonelada`,
    opciones: {
      'Mantenimiento de minisplit': `
        lavar clima, lavar minisplit, limpiar aire, limpieza aire, limpieza clima, limpieza minisplit,
        mantenimiento clima, mantenimiento minisplit, servicio aire, servicio clima, servicio minisplit`,
      'Instalar minisplit de 1 tonelada': `
        clima 1 tonelada, instalar minisplit 1 tonelada, instalar una tonelada, minisplit 1 tonelada,
        minisplit una tonelada`,
      'Instalar minisplit de 1.5 a 2 toneladas': `
        aire 2 toneladas, clima 2 toneladas, minisplit 1 5 toneladas, minisplit 2 toneladas,
        minisplit dos toneladas, minisplit tonelada media`,
      'Recargar gas refrigerante': `
        carga gas, echarle gas, gas aire, gas clima, gas minisplit, gas refrigerante, recargar gas`,
    },
  },
];
