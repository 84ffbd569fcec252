/** Who offers work or looks for it, and who only speaks of work. First measured: 62.5 % right. */
export const OFFERS_WORK: Readonly<Record<string, string>> = {
  si: `
    ofrezco mis servicios de pintura / quiero trabajar de albañil / soy electricista y quiero chamba / soy plomero busco
    clientes / me gustaria trabajar con ustedes / como me registro como profesional / doy servicio de cerrajeria / busco
    trabajo de plomero / busco chamba de lo que sea / soy carpintero y ofresco mis servicios / quisiera trabajar de
    jardinero / ofrezco servicio de limpieza / ofrecemos servicio de mudanzas / hago trabajos de herreria, busco clientes /
    me quiero registrar como plomero / quiero registrarme para trabajar / quiero ofrecer mis servicios / soy pintor y busco
    trabajo en monterrey / soy albañil tengo experiencia y quiero trabajar / hay vacantes / estan contratando / que necesito
    para trabajar aqui / como puedo trabajar con ustedes / como le hago para anunciarme / quiero anunciar mi negocio de
    fumigacion / necesito trabajo / necesito chamba urge / ando buscando trabajo de ayudante / solicito empleo / busco
    empleo de limpieza / soy tecnico en minisplits me quiero unir / quiero ser parte de su equipo / doy servicio de plomeria
    a domicilio / presto mis servicios de electricista / soy fontanero con 10 años de experiencia a sus ordenes / trabajo
    de plomero y quiero mas clientes / soi electrisista busco jale / como me doy de alta como pintor / quiero vender mis
    servicios / me dedico a la carpinteria y busco clientes`,
  no: `
    busco quien me haga el trabajo / quiero un trabajo de plomeria / tengo un trabajo de pintura / busco electricista / mi
    esposo es electricista pero no puede, necesito que cambien un contacto / necesito un trabajo de herreria / busco quien
    trabaje la madera / quiero que trabajen el sabado / busco plomero que trabaje los domingos / necesito servicio de
    plomeria / servicio de limpieza / busco servicio de mudanza / soy vecino del depa 4 y tengo una fuga / soy nuevo en la
    colonia y busco plomero / quiero contratar un plomero / quien ofrece servicio de fumigacion / ofrecen servicio de
    jardineria? / trabajo de albañileria en mi casa / trabajos de carpinteria / el trabajo es pintar la sala / trabajo todo
    el dia, vengan en la tarde / salgo de trabajar a las 6 / busco albañil con experiencia / necesito alguien que haga un
    trabajo de electricidad / doy anticipo, pintar casa / quiero dar mantenimiento al minisplit / soy ama de casa y quiero
    pintar la sala / necesito que le den servicio al boiler / servicio a minisplit / busco un trabajador para podar / mi
    hermano es plomero pero anda fuera, busco otro / como contrato un plomero / doy una llave al portero, cambien la chapa
    / el electricista hizo mal su trabajo, hay un corto / no tengo trabajo pero si fuga / soy inquilino y no hay luz / busco
    ayudante para mudanza / quiero un pintor para trabajar en mi casa / ofrezco buena paga, pintar fachada / necesito
    cerrajero estoy trabajando en la oficina`,
};
