import { useEffect, useRef } from 'react';
import type { Proposal } from '#contract/views.ts';
import { local } from '#lib/browser-storage.ts';
import { useStoredText } from '#web/shared/use-stored-text.ts';
import { type ProposalValues, readDraft, valuesOf } from './proposal-values.ts';

interface DraftOf {
  /** The version of the proposal that it changes, 0 for a new one: what was typed over another one is not shown. */
  version: number;
  /** Sets drafts of the same conversation apart, as of two requests that are answered. */
  purpose: string;
}

const nameOf = (me: string, other: string, purpose: string) =>
  ['chat_proposal', me, other, purpose].filter(Boolean).join(':');

const written = (version: number, values: ProposalValues) => JSON.stringify({ version, values });

/** What was typed into a proposal's form and not sent: this browser keeps it over reloads. */
export function useDraft(me: string, other: string, { version, purpose }: DraftOf) {
  const [stored, store] = useStoredText(nameOf(me, other, purpose));
  return { draft: readDraft(stored, version), stored, store, version };
}

/** What was typed for one purpose and not sent, and under which name; null for nothing. */
export function keptFor(me: string, other: string, purpose: string) {
  const item = nameOf(me, other, purpose);
  const values = readDraft(local.get(item) ?? '', 0);
  return values && { item, purpose, values };
}

/** Keeps the form's values as its draft from when they change; whether they are kept. */
export function useKeptDraft(
  { stored, store, version }: Omit<ReturnType<typeof useDraft>, 'draft'>,
  values: ProposalValues,
): boolean {
  const typed = JSON.stringify(values);
  const known = useRef(typed);
  useEffect(() => {
    if (typed === known.current) return;
    known.current = typed;
    store(written(version, values));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was typed matters
  }, [typed]);
  return stored === written(version, values);
}

/**
 * Keeps what an unsent proposal says before the answer to another request takes its place, as if it had been typed for its
 * own and never saved.
 */
export function keepReplaced(me: string, other: string, unsent: Proposal): void {
  const name = nameOf(me, other, unsent.solicitud ? String(unsent.solicitud) : '');
  const typed = readDraft(local.get(name) ?? '', unsent.version);
  local.set(name, written(0, typed ?? valuesOf(unsent)));
}
