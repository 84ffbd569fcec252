import { useEffect, useRef } from 'react';
import { useStoredText } from '#web/shared/use-stored-text.ts';
import { type ProposalValues, readDraft } from './proposal-values.ts';

interface DraftOf {
  /** The version of the proposal that it changes, 0 for a new one: what was typed over another one is not shown. */
  version: number;
  /** Sets drafts of the same conversation apart, as of two requests that are answered. */
  purpose: string;
}

/** What was typed into a proposal's form and not sent: this browser keeps it over reloads. */
export function useDraft(me: string, other: string, { version, purpose }: DraftOf) {
  const [stored, store] = useStoredText(
    ['chat_proposal', me, other, purpose].filter(Boolean).join(':'),
  );
  return { draft: readDraft(stored, version), stored, store, version };
}

/** Keeps the form's values as its draft once they are no longer those that it began with; whether they are kept. */
export function useKeptDraft(
  { stored, store, version }: Omit<ReturnType<typeof useDraft>, 'draft'>,
  values: ProposalValues,
): boolean {
  const typed = JSON.stringify({ version, values });
  const untouched = useRef(typed);
  useEffect(() => {
    if (typed !== untouched.current) store(typed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was typed matters
  }, [typed]);
  return stored === typed;
}
