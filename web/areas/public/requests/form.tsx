import { type ReactNode, useState } from 'react';
import type { RequestForm } from '#contract/requests.ts';
import { Card } from '#web/ui/card.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { CategoryFields, DetailFields, PlaceFields, WhenFields } from './fields.tsx';
import { Foot } from './foot.tsx';
import type { RequestCategory } from './load.ts';
import type { UnderstoodText } from './understood.ts';
import { isAnotherRequest } from './opened.ts';
import { Progress } from './progress.tsx';
import style from './request.module.css';
import { STEPS } from './steps.ts';
import { Understood } from './understood-text.tsx';
import { useRequestForm } from './use-request-form.ts';
import { WorkFields, workTitle } from './work-fields.tsx';

interface FormProps {
  categories: readonly RequestCategory[];
  initial: RequestForm;
  visit: string | null;
  today: string;
  understood: UnderstoodText | null;
}

/** The steps of the request: a phone shows one at a time, a desktop all of them. */
export function Form(props: FormProps) {
  const { form, list, quote, missing, step, goTo, openNext } = useRequestForm(props);
  const { categories, initial, visit, today, understood } = props;
  const [anew] = useState(() => visit !== null && isAnotherRequest(initial, visit));
  const questions: { title: string; fields: ReactNode }[] = [
    {
      title: '¿Qué servicio necesitas?',
      fields: <CategoryFields form={form} categories={categories} />,
    },
    { title: workTitle(list), fields: <WorkFields form={form} list={list} /> },
    { title: 'Cuéntanos más', fields: <DetailFields {...{ form, anew }} /> },
    { title: '¿Cuándo?', fields: <WhenFields form={form} today={today} /> },
    { title: '¿Dónde?', fields: <PlaceFields form={form} /> },
  ];

  return (
    <SendForm form={form}>
      <div className={style.columns}>
        <div className={style.questions}>
          <Progress current={step} missing={missing} onGo={goTo} />
          {understood && (
            <Understood {...{ form, categories, understood, goTo }} openNext={openNext} />
          )}
          {questions.map(({ title, fields }, index) => (
            <Card
              key={STEPS[index]?.name}
              as="section"
              className={`${style.question} ${index === step ? style.current : ''}`}
            >
              <h2 id={`pregunta-${index}`} tabIndex={-1}>
                {title}
              </h2>
              {fields}
            </Card>
          ))}
        </div>
        <Foot {...{ form, quote, missing, step, goTo }} />
      </div>
    </SendForm>
  );
}
