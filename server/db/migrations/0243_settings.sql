-- Why: the team changes the frequent questions and the contact data itself, and can undo it (4 §F). Each change is the
-- next version of the whole, so that the former one stays to be read and to be gone back to; the newest is in force.
-- In questions «{comision}» and the like are figures that the platform's rules give, so that a text never says an old one.

create table setting (
  id text not null check (id in ('preguntas', 'contacto')),
  version integer not null check (version > 0),
  valor jsonb not null,
  -- Null for those of the beginning.
  author_id bigint references account (id),
  created_at timestamptz not null,
  primary key (id, version)
);
create trigger append_only before update or delete or truncate on setting for each statement execute function refuse_change();

insert into setting (id, version, valor, created_at) values ('preguntas', 1, '[
  {
    "pregunta": "¿Cuándo pago y cuándo cobra el profesional?",
    "respuesta": "Pagas con tarjeta al aceptar la propuesta: todo si el precio es de hasta {pago_completo}, o la mitad al empezar y el resto antes de darlo por terminado si es mayor. El dinero queda protegido y el profesional lo recibe cuando tú lo liberas: una parte como anticipo, si quieres, y el resto al finalizar.",
    "retirada": false
  },
  {
    "pregunta": "¿Qué revisan antes de validar a un profesional?",
    "respuesta": "Sus datos de contacto, su experiencia y sus referencias. Solo quien pasa esa revisión aparece en las búsquedas y puede enviarte propuestas. En su perfil ves la fecha en que lo validamos.",
    "retirada": false
  },
  {
    "pregunta": "¿Qué pasa si no quedo conforme?",
    "respuesta": "No lo liberes todavía. Díselo en el chat y dale oportunidad de corregirlo; mientras tanto, lo que no has liberado sigue protegido. Si no se ponen de acuerdo, nuestro equipo revisa lo que quedó escrito y decide cómo se reparte el dinero retenido.",
    "retirada": false
  },
  {
    "pregunta": "¿Puedo cancelar?",
    "respuesta": "Sí. Hasta 24 horas antes del inicio, todo lo que sigue protegido vuelve a tu tarjeta. Después, el profesional recibe el {cargo_por_cancelar} del precio por el tiempo que te reservó, con un máximo de {cargo_maximo}, y el resto vuelve a ti. Lo que ya liberaste no se devuelve.",
    "retirada": false
  },
  {
    "pregunta": "¿Cuánto cuesta usar Maestros?",
    "respuesta": "Para ti, nada: pagas el precio que acordaste. De ese precio, el profesional nos paga una comisión de {comision}.",
    "retirada": false
  }
]', now());
