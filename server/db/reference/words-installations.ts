import type { CategoryWords } from './category-words.ts';

/** How people ask for the categories of painting, plumbing, electricity and appliances. */
export const INSTALLATIONS_WORDS: readonly CategoryWords[] = [
  {
    categoria: 'Pintura',
    palabras: `
      alisar pared, ampollar pintura, barnizado pintura, berel, blanquear, brocha, cambiar color,
      cambiar color pared, color, color casa, color cuarto, color pared, color pared alegre,
      color recamara, color sala, comex, crayola pared, dar color casa, dar color cuarto, descarapelado,
      descarapelar, descascarada, descascarar, despintada, despintar, empapelar, encalar, esmalte, estuco,
      fachada, graffiti, grafitear, grafiti, lambrin pintar, linea amarilla, manchas pared,
      mano de pintura, moho pared, papel tapiz, pared descarapelada, pared fea, pared manchada,
      pared rayada, pasta pared, pasta texturizada, pelar pintura, pintar, pintar alberca, pintar bano,
      pintar barandal, pintar barda, pintar cancel, pintar casa, pintar closet, pintar cochera,
      pintar cocina, pintar columna, pintar comedor, pintar cuarto, pintar departamento, pintar escalera,
      pintar exterior, pintar fierro, pintar herreria, pintar interior, pintar lineas, pintar local,
      pintar m2, pintar metros, pintar muebles, pintar muro, pintar muro techo, pintar oficina,
      pintar pared, pintar plafon, pintar por dentro, pintar por fuera, pintar porche, pintar porton,
      pintar puerta, pintar recamara, pintar reja, pintar sala, pintar techo, pintar zaguan, pintor,
      pintor brocha, pintura, pintura ampollas, pintura cal, pintura cayendo, pintura epoxica,
      pintura muro, pintura vinilica, plumon pared, quitar tirol, rayar pared, rayones pared, repintar,
      resanar pintar, retocar pintura, retoque pintura, rodillo, rotular, salitre pared, satinado,
      se esta despintando, sellador, tapizar pared, textura pared, texturizado, texturizar, tirol,
      vinil acrilica, vinilica, vinimex, wash, quitar tapiz, quitar papel tapiz, tapiz pintar`,
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
      ablandador, agua arriba, agua corriendo, agua corriendo taza, agua encharcada bano, agua escurre pared,
      agua fuerza, agua lento, agua llave, agua no cae, agua pared, agua pasar abajo, agua por debajo, agua
      salir suelo, agua segundo piso, agua sucia, agua taza, agua tibia, aguas negras, aljibe, asiento bano,
      atascado wc, vecino arriba, departamento arriba agua, atascar, azolve, bajada agua, bajante, bano atascado, bano inundado, bano medio, bano no
      baja, bano no desagua, bano no traga, bano saliendo, bano saliendose, bano tapado, bano tapar, bano tira
      agua, bidet, biodigestor, boiler apagado, boiler electrico, boiler explosiones, boiler gas, bomba agua,
      bomba apaga, bomba cisterna, bomba inodoro, bomba no prende, bomba prende, bomba prende apaga, bomba
      presurizadora, bomba quemada, bomba quemo, bomba ruido, bomba sumergible, caja bano, caja wc, caldera,
      calentador apaga, calentador electrico, calentador no prende, calentador prende, calenton agua, cambiar
      bano, cambio tinaco, cancel bano fuga, cancel regadera, caneria, cano, canos, cespol, charco, charco agua,
      chorro agua, cilindro gas, cisterna, cobro agua, coflex, coladera, conectar gas, corriendo agua, corriendo
      taza, desague, desazolve, descalcificar, destapa canos, destapacanos, destapar, destapar bano, drenaje,
      ducha, empaque, empaque llave, energia solar calentador, escucha agua, escurre agua pared, escusado,
      estacionario, excusado, explosion boiler, filtro agua, flotador, fontaneria, fontanero, fosa septica,
      fregadero, fuga bano, fuga boiler, fuga cocina, fuga lavabo, fuga medidor, fuga regadera, fuga
      tinaco, fuja, galvanizado, gas lp, gasero, gotera llave, grifo, herrajes, herrajes wc, hidro,
      hidroneumatico, huele bano, huele cano, huele feo drenaje, humedad tuberia, humedad tubo,
      inodoro, inodoro tapar, instalacion gas, instalacion gas revisar, instalar fregadero, instalar tarja,
      instalar tinaco, inundacion, inundar, jacuzzi, jalar bano, jalarle bano, lavabo, lavabo atascado, lavabo
      caer, lavadero, lavamanos, lavamanos caer, linea gas, llave, llave agua, llave bano, llave bola, llave
      botar, llave cocina, llave dura, llave fregadero, llave gotear, llave jardin, llave lavabo, llave nariz,
      llave no deja gotear, llave oxidada, llave paso, llave regadera, llave rompio agua, llave rota agua, llave
      tarja, llave tira, maneral, manerales, manguera gas, manguera jardin llave, manguera lavabo, manija bano,
      manometro, medidor agua, medidor agua fuga, metio agua, mingitorio, monomando cocina, motobomba, muebles
      bano, niple, no baja agua, no baja bano, no cae agua, no hay agua, no hay toma agua, no llena, no llena
      tanque, no sale agua, no sube agua, osmosis, ovalin, pagar agua, palanca bano, papel wc, pictel,
      pileta, piloto boiler, plomeria, plomero, poca presion agua, poner tarja, popo, pozo, presion agua,
      presurizadora, purificador agua, recibo agua, regadera, regadera calienta, regadera no calienta, regadera
      nueva, registro drenaje, regulador gas, rejilla drenaje, resumidero, resumidero azotea, retrete, revisar
      gas, rotoplas, sacar toma agua, salirse agua, sanitario, sapo wc, sarro, se mete agua, se regresa agua, se
      sale agua, se va lento, se zafo tubo, sello taza, sifon, sigue tapado, sin agua, sosa, sosa tapado,
      suavizador, subir tinaco, tanque agua, tanque asbesto, tanque bano, tanque estacionario, tanque gas,
      tanque wc, tapar, tapar bano, tapar lavabo, tapar wc, tarja, tarja nueva, taza, taza bano, taza bano
      mueve, taza floja, taza mueve, taza tapar, teflon, termostato boiler, tina, tinaco, tinaco rajar, tinaco
      roto, toma agua, toma gas, trampa grasa, tuberia, tuberia gas, tuberia picada, tuberia rota, tubo, tubo
      agua, tubo cobre, tubo fregadero, tubo lavabo, tubo lavadero, tubo pvc, tuboplus, va lento lavabo,
      valvula, water, wc, wc no traga, wc popo, wc tira agua, fluxometro, gotera boiler, gotera tinaco, gotera
      cisterna, contracanasta, pichancha, handyman, milusos, todero, todologo,
      anillo lavabo, anillo coladera, caer lavabo anillo, arete lavabo, lente coladera, celular taza,
      bomba alberca, filtro alberca, motor alberca, medidor?, instalar medidor agua`,
    opciones: {
      'Reparar una fuga': `
        bano gotea, boiler gotea fuga, fuga, fuga agua, fuga tuberia, fuga tubo, fuga wc, gotea llave, gotea
        regadera, gotear agua, goteo, llave gotea, llave no cierra, reventar tubo, sale agua pared, sale agua
        piso, se rompio tubo, trasmina bano, trasmina tubo, gotea vecino abajo, tira agua, tirando agua, tubo
        reventado, tubo roto, fuga gas!, huele gas!, olor gas!, sale gas!, salirse gas!, tira gas!, escapa gas!, gotera lavabo, gotera regadera, gotera tarja, gotera tubo, gotera wc,
        manguera gotear, manguera gotea lavabo, manguera lavabo gotear, humedad tubo pared,
        humedad pared tubo bano, filtrar agua vecino, filtrando agua vecino, vecino abajo agua`,
      'Destapar lavabo, tarja o regadera': `
        coladera regadera, destapar fregadero, destapar lavabo, destapar regadera, destapar tarja,
        fregadero no baja, fregadero tapado, lavabo no baja, lavabo tapado, lavadero tapado,
        lavamanos tapado, regadera no baja, regadera no baja agua, regadera tapada, tarja no baja, tarja tapada`,
      'Destapar WC': `
        bano atascado, bano no baja, bano no desagua, bano no traga, bano tapado, destapar bano,
        destapar escusado, destapar excusado, destapar inodoro, destapar retrete, destapar sanitario,
        destapar taza, destapar wc, escusado no baja, escusado tapado, excusado no baja, excusado tapado,
        inodoro no baja, inodoro tapado, retrete tapado, sanitario tapado, taza tapada, tapar bano,
        tapar escusado, tapar excusado, tapar inodoro, tapar sanitario, tapar taza, tapar wc, wc no traga,
        wc tapado`,
      'Destapar drenaje': `
        caneria tapada, cano tapado, coladera bano tapada, coladera desborda, drenaje bano tapado,
        tuberia bano tapada, tuberia tapada, coladera patio, coladera regresa agua,
        coladera tapada, desazolvar, desazolve, destapar caneria, destapar cano, destapar coladera,
        destapar drenaje, drenaje desborda, drenaje regresa agua, drenaje se regresa, drenaje tapado,
        huele drenaje, olor drenaje, registro tapado, rotosonda, varillar drenaje,
        registro lleno, registro huele, registro desborda`,
      'Instalar o cambiar llave mezcladora': `
        cambiar llave, cambiar llave fregadero, cambiar llave lavabo, cambiar llave regadera,
        instalar llave, llave cocina cambiar, llave nueva lavabo, mezcladora, monomando, poner llave agua`,
      'Instalar o cambiar WC': `
        bano nuevo taza, cambiar escusado, cambiar excusado, cambiar inodoro, cambiar sanitario,
        cambiar taza, cambiar wc, instalar excusado, instalar inodoro, instalar taza, instalar wc,
        poner excusado, poner inodoro, poner taza, poner wc, taza rota, wc nuevo, wc quebrado`,
      'Instalar o reparar boiler': `
        agua caliente, agua fria regadera, boiler, boiler apaga, boiler de paso, boiler no calienta,
        boiler no enciende, boiler no prende, boiler saca agua, boiler solar, boiler tira agua, calentador, calentador agua, calentador solar,
        cambiar boiler, cambiar calentador, instalar calentador, no calienta agua, piloto calentador,
        reparar calentador`,
      'Lavar tinaco': `
        desinfectar tinaco, lavado tinaco, lavar tinaco, limpiar tinaco, limpieza tinaco, lodo tinaco,
        tinaco sucio`,
      'Lavar cisterna': `
        cisterna sucia, desinfectar cisterna, lavado cisterna, lavar aljibe, lavar cisterna,
        limpiar aljibe, limpiar cisterna, limpieza aljibe, limpieza cisterna`,
    },
  },
  {
    categoria: 'Electricidad',
    palabras: `
      110 220, 220, abanico, acometida, apagador escalera, apagador truena, apagon, arbotante, arrancador,
      bajada luz, bajar luz, bifasico, bomba electrica, cable, cable calienta, cable electrico, cable medidor,
      cable pelado, cable quemado, cable suelto, cable viejo, cableado viejo, cables, cables pelados, cables
      sueltos, cables viejos, calentador electrico, calentar contacto, cambiar cables, cambiar medidor,
      candelabro, cargador auto electrico, cargador carro electrico, cargador coche, cargador coche electrico,
      casa sin luz, cerca electrica, cerco electrico, cfe, chalupa, chispa, chispazo, chispear, chisporrotea,
      chisporrotear, conduit, contacto flojo, contactos, contactos flojos, contactos usb, corriente, descarga,
      electricidad, electricista, electrico, electrocutar, energia, energia electrica, extension, extension
      electrica, extractor aire bano, extractor bano, farol, fase, foco, foco empotrado, foco funde, foco
      fundido, foco parpadea, foco seguido, focos, focos empotrados, focos funden, focos parpadean, fotocelda,
      fuga electrica, fuga luz, fundir foco, fundir focos, generador luz, iluminacion, iluminar, iluminar casa,
      iluminar jardin, instalacion electrica, instalacion electrica aire, instalacion electrica clima, instalar
      luces, interruptor principal, inversor solar, lampara emergencia, lampara jardin, lampara techo, led, led
      tira, luces, luces led, luces navidad, luces navidenas, luz, luz baja, luz bano, luz cocina, luz cuarto,
      luz patio, luz sala, media casa luz, media luz, medidor cfe, medidor luz, medio casa sin luz,
      motobomba electrica, motor electrico, mufa, multicontacto, neutro, no break, no enciende luz, no encienden
      luces, no energia, no hay luz, no prende lampara, no prende luz, no prenden luces, panel solar, paneles
      solares, parpadea, parpadear, pasar 220, pastilla botar, pastilla termomagnetica, planta luz, polo tierra,
      poste cfe, poste luz, prende apaga luz, quemar contacto, quemo contacto, recibo luz, regadera electrica,
      regulador voltaje, se fue luz, sensor movimiento luz, sin corriente, sin luz, sin luz media casa,
      sobrecarga, switch luz, temporizador, termica, tesla cargador, tierra fisica, timbre, toma corriente,
      toque, toques, toques electricos, transformador, trifasico, tronar cables, tronaron cables, trono
      contacto, tuberia luz, variacion voltaje, varilla cobre, varilla tierra, ventilador, ventilador pared,
      voltaje, zumbido medidor, cortar luz, corte luz, handyman, milusos, todero, todologo,
      medidor?, instalar medidor luz`,
    opciones: {
      'Instalar lámpara o plafón': `
        cambiar foco, candil, colgar lampara, foco cambiar, instalar lampara, lampara, luminaria, plafon, poner
        focos, poner lampara, reflector, spot, tira led, instalar plafon, plafon led, plafon watts`,
      'Instalar o cambiar contacto o apagador': `
        apagador, apagador no sirve, apagadores, cambiar apagador, cambiar contacto, clavija, contacto,
        dimmer, enchufe, instalar apagador, instalar contacto, poner apagador, poner contacto, switch,
        toma 220, tomacorriente`,
      'Instalar ventilador de techo': `
        abanico techo, colgar ventilador, instalar abanico, instalar ventilador, poner abanico,
        poner ventilador, ventilador de techo, ventilador techo`,
      'Revisar y reparar un corto': `
        chispas, corto, corto circuito, cortocircuito, da toques, huele quemado cable,
        huele quemado contacto, luz parpadea, no hay luz cuarto, saca chispas, se va luz,
        contacto corto, apagador corto, corto lampara`,
      'Cambiar pastilla o interruptor': `
        baja pastilla, bota breaker, botar pastilla, breaker, brinca breaker, brinca pastilla,
        cambiar interruptor, cambiar pastilla, cuchillas, fusible, interruptor, pastilla, salta pastilla,
        se bota pastilla, termomagnetico`,
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
      arma, armado, armado oficina, armador muebles, armar, armar alacena, armar anaquel, armar asador,
      armar bicicleta, armar brincolin, armar buro, armar cajonera, armar caminadora, armar carpa,
      armar casita, armar cocina, armar columpio, armar comedor, armar comoda, armar corral, armar cuna,
      armar escritorio, armar gabinete, armar gabinete oficina, armar gimnasio, armar juguetero,
      armar librero, armar locker, armar microondas mueble, armar mueble, armar mueble bano,
      armar perchero, armar pergola, armar rack, armar recamara, armar repisa, armar silla, armar tocador,
      armar toldo, armar trampolin, armar tv mueble, armar vitrina, arme, arme mueble, arme muebles, armen,
      closet amazon, closet caja, closet ikea, closet prefabricado, cocineta, desarmar, desarmar closet,
      desarmar litera, desarmar mueble, desarmar ropero, ensamblado closet, ensamblaje, ensamblar,
      ensamblar closet, ensamble, ensamble closet, futon, home depot mueble, ikea, instrucciones mueble,
      instructivo, juguetero, llegar caja, llegar desarmado, montaje, montaje mueble, montaje muebles,
      montar cama, montar closet, montar escritorio, montar librero, montar mueble, mueble amazon,
      mueble caja, mueble coppel, mueble desarmado, mueble elektra, mueble liverpool, mueble mercado libre,
      mueble microondas, mueble nuevo, mueble nuevo armar, mueble por piezas, mueble prefabricado,
      muebles desarmados, rearmar, silla gamer, venir desarmado, viene en caja`,
    opciones: {
      'Buró, banca o mesa pequeña': `
        armar mesa, banca, buro, mesa armar, mesa centro, mesa pequena, mesita`,
      'Escritorio o comedor': `
        comedor, escritorio, escritorio gamer, armar comedor, comedor sillas`,
      'Juego de 4 sillas': `
        armar sillas, sillas comedor, ensamblar sillas`,
      'Cama o litera': `
        armar cama, armar litera, base cama, cabecera, cama king, cama matrimonial, desarmar cama, litera`,
      'Librero o mueble de TV': `
        anaquel, centro entretenimiento, estante, librero, librero armar, mueble tele, mueble television,
        mueble tv, repisero,
        armar rack, armar rack tele`,
      'Clóset o ropero': `
        armar closet, armar ropero, armario, guardarropa, ropero, zapatera`,
      Cuna: `
        cama bebe, corral bebe, cuna`,
    },
  },
  {
    categoria: 'Instalación de electrodomésticos',
    palabras: `
      agitador lavadora, aspiradora reparar, bajar pantalla, bajar tele, banda lavadora, batidora, bomba
      lavadora, cafetera, cafetera reparar, calentador electrico, cava, centrifugar, colgar pantalla, colgar
      smart, colgar tele, colgar tv, comal estufa, compresor refri, conectar lavadora piso, conectar
      refrigerador, congelador, congelador enfria, congelador escarcha, deshielo refri, despachador agua,
      dispensador agua refri, electrodomestico, empaque refri, empotrar, encender estufa, enfriador, escarcha,
      estufa, estufa apagar, estufa enciende, estufa flama, estufa no prende, exprimir lavadora, fijar pantalla,
      fijar tele, fijar tv, flama estufa, freidora, frigobar, fuga gas refri, gas natural estufa, hielera,
      hielo refri, hielo refri mucho, hornilla, horno, horno empotrado, horno no prende, horno parrilla,
      instalar pantalla, instalar tele, instalar tv, jala agua lavadora, lavadora, lavadora agua, lavadora
      brinca, lavadora camina, lavadora centrifuga, lavadora error, lavadora huele quemado, lavadora no exprime, lavadora no esprime, lavadora llena agua,
      lavadora no gira, lavadora no lava, lavadora no prende, lavadora ruido, lavadora salta, lavaplatos,
      lavaplatos no desagua, lavatrastes, lavatrastos, lavavajillas, lavavajillas no desagua, lavavajillas tira
      agua, lg lavadora, licuadora, linea blanca, lp natural, mabe, microondas, microondas calienta, minibar,
      montar pantalla, mover pantalla, mover tele, nevera, nevera enfria, nivelar lavadora, no exprime, no
      perilla estufa, perillas estufa, cambiar perilla estufa, cambiar perillas estufa, perilla horno, perilla lavadora, prende pantalla, pantalla, pantalla muro, pantalla pared, piloto estufa, plancha reparar, poner pantalla,
      poner tele, poner tv, quemador, quemadores, quitar tele, refri, refri apaga, refri congela, refri no
      enfria, refri ruido, refri tira agua, refrigerador, refrigerador calienta, refrigerador despachador agua,
      refrigerador no enfria, refrigerador tira agua, refrigeradores, regulador estufa, reparacion estufas,
      reparacion refrigerador, reparacion refrigeradores, reparacion secadoras, reparar estufa, reparar
      lavadora, reparar microondas, reparar refrigerador, reparar secadora, samsung lavadora, secadora calienta,
      secadora, instalar secadora, secadora gas, instalar secadora gas, secadora no calienta, secadora ropa, secadora seca, smart tv, soporte fijo, soporte movil, soporte
      pantalla, soporte tele, soporte tv, subir tele pared, tapar bomba lavadora, tarjeta lavadora, tele, tele
      cables, tele chimenea, tele lugar, tele lugar pared, tele muro, tele pared, television, television
      chimenea, television pared, televisor, termostato refri, triturador, tv, whirlpool, gotera lavadora,
      gotera refri`,
    opciones: {
      'Lavadora/Instalar con tomas existentes': `
        conectar lavadora, instalar lavadora, lavadora nueva, poner lavadora`,
      'Lavadora/Instalar y adaptar tomas de agua': `
        adaptar toma lavadora, lavadora sin toma, lavadora toma agua, no tengo toma lavadora`,
      'Lavadora/Cambiar mangueras y revisar desagüe': `
        desague lavadora, lavadora fuga, lavadora no desagua, lavadora no saca agua, lavadora tira agua,
        manguera lavadora`,
      'Lavadora/Instalar centro de lavado': `
        centro lavado, lavasecadora, lavadora secadora`,
      'Refrigerador/Instalar y nivelar': `
        conectar refri, instalar refri, instalar refrigerador, nivelar refri, nivelar refrigerador,
        refri nuevo`,
      'Refrigerador/Conectar toma de agua y hielo': `
        agua refri, despachador agua refri, dispensador agua, hielo, refri agua hielo, refri despachador,
        refri dispensador, refri toma agua, refrigerador hielo, refrigerador toma agua, toma agua refri`,
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
        cambiar espreas, conversion gas, convertir gas, esperas estufa, espreas, estufa gas natural,
        gas lp natural, gas natural`,
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
      aire lavado, aire no enfria, aire paquete, aire portatil, aire prende, aire ruido, aire tira agua,
      aire ventana, aires acondicionados, avienta frio, bajar clima, bajar minisplit, bomba calor, btu,
      calefaccion, calefactor, calenton, carga gas clima, chiller, clima, clima agua, clima apaga,
      clima calienta, clima carro, clima central, clima cuarto, clima enciende, clima escarcha,
      clima gotea, clima huele, clima inverter, clima no enfria, clima prende, clima ruido,
      clima tira agua, clima toneladas, climas, compresor aire, compresor minisplit, condensador,
      condensadora, control clima, cooler, cuarto frio, difusor aire, dos climas, ducto aire, ductos,
      echa frio, enfria minisplit, enfria poco aire, evaporador, freon, fuga gas clima, hielo minisplit,
      hvac, instalar aire, instalar clima, instalar minisplit, inverter, lavar aire, mantenimiento aire,
      mini, mini split, minisplit, minisplit apaga, minisplit gotea, minisplit huele, minisplit prende,
      minisplit ruido, minisplit tira agua, mover clima, mover minisplit, no avienta frio, no echa frio,
      no enfria aire, no tira frio, poner aire, poner clima, poner minisplit, r22, r410, refrigeracion,
      refrigerante, saca aire caliente, split, tira frio, tonelada`,
    opciones: {
      'Mantenimiento de minisplit': `
        lavado clima, lavado minisplit, lavar clima, lavar minisplit, limpiar aire, limpiar clima,
        limpiar minisplit, limpieza aire, limpieza clima, limpieza minisplit, mantenimiento clima,
        mantenimiento climas, mantenimiento minisplit, servicio aire, servicio clima, servicio minisplit`,
      'Instalar minisplit de 1 tonelada': `
        aire 1 tonelada, clima 1 tonelada, clima 12000, instalar minisplit 1 tonelada,
        instalar una tonelada, minisplit 1 tonelada, minisplit 12000, minisplit una tonelada,
        inverter 1 tonelada, inverter una tonelada`,
      'Instalar minisplit de 1.5 a 2 toneladas': `
        1 5 toneladas, aire 2 toneladas, clima 18000, clima 2 toneladas, clima 24000, clima tonelada media,
        minisplit 1 5 toneladas, minisplit 18000, minisplit 2 toneladas, minisplit 24000,
        minisplit dos toneladas, minisplit tonelada media, split tonelada media, tonelada media,
        inverter 2 toneladas, inverter 2 ton, inverter dos toneladas, inverter 1 5 toneladas,
        inverter tonelada media`,
      'Desinstalar minisplit': `
        desinstalar aire, desinstalar clima, desinstalar minisplit, desmontar clima, desmontar minisplit,
        quitar aire, quitar clima, quitar minisplit`,
      'Diagnosticar una falla': `
        clima gotea, clima no enfria, clima ruido, clima tira agua, diagnostico clima, diagnostico minisplit,
        error clima, error minisplit, falla clima, falla minisplit, revisar clima, revisar minisplit, gotera
        minisplit,
        no prende clima, no prende minisplit, clima no enciende, minisplit no enciende`,
      'Recargar gas refrigerante': `
        carga gas, echarle gas, gas aire, gas clima, gas minisplit, gas refrigerante, recargar gas,
        fuga gas minisplit!, fuga gas aire!, fuga gas clima!, perder gas clima`,
    },
  },
];
