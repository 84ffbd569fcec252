import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { type Preguntas, savePreguntas, undoPreguntas } from '#contract/settings.ts';
import { api } from '#web/api/index.ts';
import { failureOf } from '#web/ui/form/campos.ts';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { MoveButtons } from '#web/ui/move-buttons.tsx';
import { moved } from '#web/ui/moved.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { TeamButton } from '../team-button.tsx';
import { useMayNot } from '../use-may.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { SettingPage } from './setting-page.tsx';
import style from './settings.module.css';
import { Undo } from './undo.tsx';
import { useRefreshSettings } from './use-settings.ts';
import { questionChanges } from './words.ts';

export const meta = () => [{ title: 'Preguntas frecuentes · Maestros' }];

/** /admin/ajustes/preguntas (4 §F): the questions of the home page, in their order. */
export default function Questions() {
  return (
    <SettingPage
      title="Preguntas frecuentes"
      about="Las de la página de inicio, en este orden. Lo que guardas se ve enseguida."
    >
      {({ preguntas }) => <List preguntas={preguntas} />}
    </SettingPage>
  );
}

function List({ preguntas }: { preguntas: Preguntas }) {
  const { version, valor, anterior } = preguntas;
  const refresh = useRefreshSettings();
  const mayNot = useMayNot()(savePreguntas);
  // Beside the list, not in it: what is typed stays while somebody else changes the list.
  const [edited, setEdited] = useState<{
    pregunta: string | null;
    preguntas: Preguntas;
    opened: boolean;
  }>();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const save = async (next: Preguntas['valor'], done: string) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      await api.settings.savePreguntas({ version, preguntas: next });
      toast.success(done, 'Éxito');
    } catch (error) {
      toast.error(failureOf(error).mensaje);
    } finally {
      await refresh();
      sending.current = false;
      setBusy(false);
    }
  };
  return (
    <>
      <div className={style.buttons}>
        <TeamButton
          call={savePreguntas}
          icon={<IconPlus size={20} aria-hidden />}
          onClick={() => setEdited({ pregunta: null, preguntas, opened: true })}
        >
          Agregar pregunta
        </TeamButton>
      </div>
      <Undo
        call={undoPreguntas}
        setting={preguntas}
        onUndo={() => api.settings.undoPreguntas({ version })}
      >
        <ul className={style.changes}>
          {questionChanges(valor, anterior ?? []).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Undo>
      <ol className={style.list}>
        {valor.map((one, at) => (
          <li key={one.pregunta}>
            <Card as="article" className={style.question}>
              <h2>{one.pregunta}</h2>
              {one.retirada && (
                <div>
                  <Chip>Retirada: no está en la página</Chip>
                </div>
              )}
              <p className={style.answer}>{one.respuesta}</p>
              <div className={style.buttons}>
                <TeamButton
                  call={savePreguntas}
                  size="sm"
                  variant="secondary"
                  label={`Editar «${one.pregunta}»`}
                  onClick={() => setEdited({ pregunta: one.pregunta, preguntas, opened: true })}
                >
                  Editar
                </TeamButton>
                <TeamButton
                  call={savePreguntas}
                  size="sm"
                  variant="secondary"
                  label={`${one.retirada ? 'Volver a usar' : 'Retirar'} «${one.pregunta}»`}
                  disabled={busy}
                  onClick={() =>
                    void save(
                      valor.map((other) =>
                        other === one ? { ...one, retirada: !one.retirada } : other,
                      ),
                      one.retirada
                        ? 'La pregunta volvió a la página.'
                        : 'La pregunta se retiró de la página.',
                    )
                  }
                >
                  {one.retirada ? 'Volver a usarla' : 'Retirar'}
                </TeamButton>
                {mayNot === undefined && (
                  <MoveButtons
                    what={`«${one.pregunta}»`}
                    at={at}
                    count={valor.length}
                    vertical
                    onMove={(to) => void save(moved(valor, at, to), 'El orden cambió.')}
                  />
                )}
              </div>
            </Card>
          </li>
        ))}
      </ol>
      {edited && (
        <QuestionDialog
          key={edited.pregunta}
          {...edited}
          onClose={() => setEdited({ ...edited, opened: false })}
          onDone={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
