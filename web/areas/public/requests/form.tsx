import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { RequestForm } from '#contract/requests.ts';
import { isBlank } from '#lib/blank.ts';
import { Card } from '#web/ui/card.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { DescriptionField, SizeFields, TitleField } from './fields.tsx';
import { Foot } from './foot.tsx';
import { ForWhom } from './for-whom.tsx';
import { ImagesField } from './images-field.tsx';
import type { RequestCategory } from './load.ts';
import { isAnotherRequest, isNewVisit } from './opened.ts';
import { Progress } from './progress.tsx';
import style from './request.module.css';
import { showField, STEPS, stepOf } from './steps.ts';
import { Summary } from './summary.tsx';
import type { Prefill, UnderstoodText } from './understood.ts';
import { Live, saysTrade, Understood } from './understood-text.tsx';
import { useRequestForm } from './use-request-form.ts';
import { useUnderstood } from './use-understood.ts';
import { WhatFields } from './what-fields.tsx';
import { WhenFields } from './when-fields.tsx';
import { WhereFields } from './where-fields.tsx';

/** What one tap says of when. */
const WHEN = ['cuando', 'fecha', 'hora'];

interface FormProps {
  categories: readonly RequestCategory[];
  initial: RequestForm;
  empty: RequestForm;
  visit: string | null;
  today: string;
  understood: UnderstoodText | null;
  /** Whether it is filled in from an earlier one, for whoever is chosen after it. */
  again: boolean;
  /** Whether nobody said where it is. */
  unsaid: boolean;
}

/** The steps of the request: a phone shows one at a time, a desktop all of them. */
export function Form({
  categories,
  initial,
  empty,
  visit,
  today,
  understood: first,
  again,
  unsaid,
}: FormProps) {
  const reads = useRef<() => Promise<Prefill>>(() => Promise.resolve({}));
  const { form, list, quote, missing, step, seen, goTo, para, repeated } = useRequestForm({
    categories,
    initial,
    visit,
    today,
    read: () => reads.current(),
  });
  const { understood, filled, another, readNow, beginAt } = useUnderstood({
    form,
    categories,
    first,
    empty,
    inBrowser: visit !== null,
    carried: repeated || again ? initial : null,
    forOne: repeated,
  });
  useEffect(() => {
    reads.current = readNow;
  });
  const [anew] = useState(() => visit !== null && isAnotherRequest(initial, visit));
  const [begun] = useState(unsaid ? initial : null);
  const [opened] = useState(() => (visit !== null && isNewVisit(visit) ? initial : null));
  const [allTrades, setAllTrades] = useState(false);
  const [refused, setRefused] = useState('');
  const wide = useIsWide();
  const { descripcion_servicio: text } = form.values;
  // A step asks for what those before it left open, and goes on asking while it is typed.
  const [asksText, setAsksText] = useState({ step, isOpen: isBlank(text) });
  if (asksText.step !== step) setAsksText({ step, isOpen: isBlank(text) });
  const asks = understood !== null && form.values.categoria === '' && understood.maybe.length > 0;
  const asked = asks && refused !== understood.texto;
  const show = (field: string) => {
    if (field === 'categoria' && !asked) setAllTrades(true);
    goTo(stepOf(field));
    showField(field);
  };
  /** A tap goes on by itself where a phone shows one step at a time. */
  const advance = () => goTo(1);
  /** Whether the step of these fields lacks nothing else. */
  const saysAllBut = (fields: readonly string[]) =>
    missing.every(({ field, step: at }) => at !== step || fields.includes(field));

  const described = (
    <>
      <DescriptionField form={form} />
      <Live>
        {understood && (
          <Understood
            {...{ form, categories, understood, filled, today, asked }}
            onOther={() => {
              setRefused(understood.texto);
              setAllTrades(true);
              // What was missing is no mistake of the trades that are shown only now.
              form.set({ categoria: '' });
              show('categoria');
            }}
            onChange={show}
            onChosen={({ categoria, opt }) => {
              setAllTrades(false);
              if (opt !== null && !wide) return advance();
              // Its works come next, chosen or not: the button that had the focus is gone.
              goTo(0);
              const trade = categories.find((one) => one.categoria === categoria);
              showField(trade?.tipo === 'aparato' ? 'aparato' : 'opt');
            }}
          />
        )}
      </Live>
    </>
  );

  const steps: ReactNode[] = [
    <>
      {described}
      <WhatFields
        {...{ form, categories, list }}
        named={understood !== null && saysTrade(form.values, understood, filled)}
        open={allTrades}
        asked={asked}
        metros={understood?.metros ?? null}
        setOpen={setAllTrades}
        onChosen={advance}
      />
    </>,
    <>
      <SizeFields form={form} list={list} />
      {/* Above on a desktop, which shows the first step too. What is carried over from an earlier one may need other words. */}
      {(asksText.isOpen || repeated || again) && <div className={style.onPhone}>{described}</div>}
      <ImagesField anew={anew} outdated={again && another} />
      <TitleField form={form} />
      {/* Last: a tap on its words goes on. */}
      <WhenFields
        {...{ form, today }}
        onChosen={() => {
          if (!wide && saysAllBut(WHEN)) goTo(2);
        }}
      />
    </>,
    <>
      <WhereFields {...{ form, begun, opened }} onUsual={beginAt} />
      <Summary form={form} today={today} onChange={() => goTo(0)} />
    </>,
  ];

  return (
    <SendForm form={form}>
      <div className={style.columns}>
        <div className={style.questions}>
          {para && <ForWhom person={para} />}
          <Progress {...{ seen, missing }} current={step} onGo={goTo} />
          {STEPS.map(({ name, title }, index) => (
            <Card
              key={name}
              as="section"
              className={`${style.question} ${index === step ? style.current : ''}`}
            >
              <h2 id={`pregunta-${index}`} tabIndex={-1}>
                {title}
              </h2>
              {steps[index]}
            </Card>
          ))}
        </div>
        <Foot {...{ form, quote, missing, step, today, goTo }} onShow={show} />
      </div>
    </SendForm>
  );
}
