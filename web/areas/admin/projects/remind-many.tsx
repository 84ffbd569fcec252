import { useState } from 'react';
import { type ListedProject, remindProjects } from '#contract/projects.ts';
import { api } from '#web/api/index.ts';
import { Stack } from '#web/ui/stack.tsx';
import { ChosenBar } from '../list/choose/choose.tsx';
import { RemindChosen } from '../list/choose/remind-chosen.tsx';
import { ProjectLink } from '../project-link.tsx';
import { TeamButton } from '../team-button.tsx';
import { useRefreshProjects } from './use-projects.ts';
import { NOBODY_WORDS, projectsText, remindedText } from './words.ts';

interface RemindManyProps {
  chosen: readonly ListedProject[];
  tooMany: string | undefined;
  onNone: () => void;
}

/** The chosen projects, and reminding whose turn it is in each. */
export function RemindMany({ chosen, tooMany, onNone }: RemindManyProps) {
  const refresh = useRefreshProjects();
  // Of which the dialog asks: they stay while it closes, although they are chosen no more.
  const [about, setAbout] = useState<readonly ListedProject[]>([]);
  const [opened, setOpened] = useState(false);
  const send = async () => {
    try {
      const done = await api.projects.remindProjects({ ids: about.map(({ id }) => id) });
      onNone();
      return {
        count: done.recordados,
        text: remindedText(done),
        left: done.sin_recordar.map(({ id, titulo, por_que_no }) => ({
          key: id,
          what: <ProjectLink id={id}>{titulo}</ProjectLink>,
          why: NOBODY_WORDS[por_que_no],
        })),
      };
    } finally {
      await refresh();
    }
  };
  return (
    <>
      <ChosenBar
        label="Proyectos elegidos"
        count={chosen.length}
        text={`${projectsText(chosen.length)} ${chosen.length === 1 ? 'elegido' : 'elegidos'}`}
        onNone={onNone}
      >
        <TeamButton
          call={remindProjects}
          size="sm"
          disabledReason={tooMany}
          onClick={() => {
            setAbout(chosen);
            setOpened(true);
          }}
        >
          {`Recordar (${chosen.length})`}
        </TeamButton>
      </ChosenBar>
      <RemindChosen
        opened={opened}
        onClose={() => setOpened(false)}
        title={`¿Recordar ${projectsText(about.length)}?`}
        send={send}
        leftTitle={(count) =>
          `No se ${count === 1 ? 'recordó' : 'recordaron'} ${projectsText(count)}`
        }
      >
        <Stack gap={3}>
          <p>
            A quien le toca el siguiente paso de cada uno le llega cuál es, con el título de su
            proyecto y el nombre de la otra persona.
          </p>
          <p>
            De cada proyecto se recuerda una vez cada 24 horas: si ya se recordó, no se repite.
            Queda en la historia para el equipo, con tu nombre.
          </p>
        </Stack>
      </RemindChosen>
    </>
  );
}
