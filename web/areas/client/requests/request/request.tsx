import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useParams } from 'react-router';
import type { OwnRequest } from '#contract/requests.ts';
import { meanwhile } from '#domain/requests/meanwhile.ts';
import { workOf } from '#domain/requests/request-message.ts';
import { requestTitle } from '#domain/requests/state.ts';
import { pictureUrl } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { useToday } from '#web/shared/chat/use-now.ts';
import { paths } from '#web/paths.ts';
import { DetailProblem } from '#web/shared/detail-problem.tsx';
import { focusTitle } from '#web/shared/layout/use-navigation.ts';
import { Screen } from '#web/shared/own-area/screen.tsx';
import { Section } from '#web/shared/own-area/section.tsx';
import { AskMore } from '#web/shared/requests/ask-more.tsx';
import { RequestImages } from '#web/shared/requests/request-images.tsx';
import { useOnNews } from '#web/shared/session/use-on-news.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { afterDialog } from '#web/ui/focus-places.ts';
import { wholePesosText } from '#web/ui/money.tsx';
import { Loading, SkeletonPanel } from '#web/ui/skeleton.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { useFocusKept } from '#web/ui/use-focus-kept.ts';
import {
  canAskAnew,
  canChoose,
  isAwaited,
  proposalsOf,
  storyOf,
  untilWords,
  usuallyWords,
  waits,
  whenAndWhere,
} from '../words.ts';
import { requestQuery } from '../queries.ts';
import { Answers } from './answers.tsx';
import { AskAgain } from './ask-again.tsx';
import { Recipient } from './recipient.tsx';
import { ChosenStep } from './chosen-step.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { Reopen } from './reopen.tsx';
import style from './request.module.css';

export const meta = () => [{ title: 'Tu solicitud · Maestros' }];

const SEEN_MS = 4_000;

/** /cliente/solicitudes/:id (4 §G): a request with the answers side by side. */
export default function ClientRequest() {
  const id = Number(useParams()['id']);
  const { data, error, isFetching, refetch } = useQuery({
    ...requestQuery(id),
    // Who has seen it is no news that is counted, nor is an offer that changed.
    refetchInterval: ({ state }) => (state.data?.solicitud.estado === 'abierta' ? SEEN_MS : false),
  });
  const queries = useQueryClient();
  useOnNews(() => void refetch());
  const readAnew = async () => {
    // The list that stands beside it on a desktop says the same.
    void queries.invalidateQueries({ queryKey: ['requests'] });
    await refetch();
  };
  if (data) return <Request request={data.solicitud} refetch={readAnew} />;
  return (
    <Screen title="Tu solicitud" width="full">
      {error ? (
        <DetailProblem
          {...{ error }}
          onRetry={() => void refetch()}
          busy={isFetching}
          back={{ to: paths.clientRequests, label: 'Ver tus solicitudes' }}
        />
      ) : (
        <Loading label="Abriendo tu solicitud…">
          <SkeletonPanel />
        </Loading>
      )}
    </Screen>
  );
}

interface RequestProps {
  request: OwnRequest;
  refetch: () => Promise<void>;
}

function Request({ request, refetch }: RequestProps) {
  const [closing, setClosing] = useState(false);
  const box = useFocusKept();
  const story = useId();
  const today = useToday();
  const { estado, datos, precotizacion, imagenes_card, destinatarios, vence } = request;
  const open = estado === 'abierta';
  const answers = canChoose(request) ? proposalsOf(request) : [];
  const others = destinatarios.filter((one) => !answers.includes(one));
  const work = workOf(datos);
  const title = requestTitle(datos);

  return (
    <Screen
      title={title}
      lead={[datos.categoria !== title && datos.categoria, whenAndWhere(request, today)]
        .filter(Boolean)
        .join(' · ')}
      width="full"
    >
      {/* Takes the focus of a button that is gone with what it did, and says how things stand. */}
      <div ref={box} tabIndex={-1} role="group" aria-labelledby={story} className={style.content}>
        <Stack gap={8}>
          <p id={story} className={style.story}>
            {storyOf(request, today)}
            {open &&
              waits(request) &&
              ` ${usuallyWords(request)}Esperamos respuestas ${untilWords(vence, today)}.`}
          </p>
          <ChosenStep request={request} />
          {canAskAnew(request, today) && <Reopen request={request} onReopened={refetch} />}
          {answers.length > 0 && (
            <Answers request={request} answers={answers} onChanged={refetch} />
          )}
          {others.length > 0 && (
            <Section title={answers.length > 0 ? 'Los demás' : 'A quién le preguntaste'}>
              <ul className={style.people}>
                {others.map((one) => (
                  <li key={one.keylogin}>
                    <Card href={paths.chat(one.keylogin)} padding="sm">
                      <Recipient person={one} among={destinatarios} />
                    </Card>
                  </li>
                ))}
              </ul>
            </Section>
          )}
          {open && (
            <div className={style.more}>
              <AskMore request={request} />
            </div>
          )}
          {open && waits(request) && <Meanwhile tip={meanwhile(datos)} />}
          <Section title="Lo que pediste">
            <Card>
              <p className={style.asked}>
                {[work, precotizacion !== null && `aprox. ${wholePesosText(precotizacion)}`]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <p className={style.words}>{datos.descripcion_servicio}</p>
              <div className={style.images}>
                <RequestImages images={imagenes_card}>
                  {(path, alt) => <img src={pictureUrl(path) ?? ''} alt={alt} />}
                </RequestImages>
              </div>
            </Card>
          </Section>
          <div className={style.actions}>
            {open && (
              <Button variant="quiet" onClick={() => setClosing(true)}>
                Ya no lo necesito
              </Button>
            )}
            {(!open || (answers.length === 0 && !waits(request))) && (
              <AskAgain request={request} variant={open ? 'primary' : 'secondary'} />
            )}
          </div>
        </Stack>
      </div>
      <ConfirmDialog
        opened={closing}
        onClose={() => setClosing(false)}
        title={`¿Cerrar «${title}»?`}
        confirmLabel="Cerrar solicitud"
        cancelLabel="Volver"
        irreversible
        onConfirm={async () => {
          await api.requests.closeRequest({ id: request.id });
          await refetch();
          toast.success('Cerramos tu solicitud.');
          // The button that opened the question is gone.
          afterDialog(focusTitle);
        }}
      >
        {isAwaited(request) && <p>Avisamos a quienes la recibieron que ya no la necesitas.</p>}
      </ConfirmDialog>
    </Screen>
  );
}
