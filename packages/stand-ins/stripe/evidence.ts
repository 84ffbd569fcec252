import type { Context } from './context.ts';
import { close, decideDispute, isClosed, isInquiry, keep } from './disputes.ts';
import { invalidRequest, missing } from './errors.ts';
import type { Form } from './form.ts';
import { disputeParams, evidenceFiles, evidenceTexts } from './known-params.ts';
import { group, mergedMetadata, refuseUnknown, text } from './params.ts';
import type { Dispute } from './types.ts';

const MOST_CHARACTERS = 150_000;
const MOST_BYTES = 4_500_000;

/** Stripe's own words that decide a test dispute as soon as they are handed in. */
const decisive: Record<string, boolean> = { winning_evidence: true, losing_evidence: false };

/** Keeps evidence and metadata. Evidence goes to the bank at once, and only once, unless `submit` is false. */
export function updateDispute(context: Context, dispute: Dispute, form: Form): Dispute {
  refuseUnknown(form, disputeParams);
  const metadata = mergedMetadata(dispute.metadata, form);
  const given = group(form, 'evidence');
  const wanted = text(form, 'submit');
  if (!given && wanted !== 'true') {
    const changed = keep(context, { ...dispute, metadata });
    context.emit('charge.dispute.updated', changed, { metadata: dispute.metadata });
    return changed;
  }

  refuseLate(context, dispute);
  const evidence = { ...dispute.evidence, ...checkedEvidence(context, given ?? {}) };
  refuseTooLarge(context, evidence);
  const before = dispute.evidence_details;
  const hasEvidence = [...evidenceTexts, ...evidenceFiles].some((name) => evidence[name] !== null);
  const submits = wanted !== 'false';
  if (submits && !hasEvidence) {
    throw invalidRequest('You must provide evidence in order to submit it.', { param: 'evidence' });
  }
  const changed = keep(context, {
    ...dispute,
    evidence,
    evidence_details: {
      ...before,
      has_evidence: hasEvidence,
      ...(submits && {
        submission_count: before.submission_count + 1,
        submission_method: 'manual' as const,
      }),
    },
    metadata,
    ...(submits && { status: isInquiry(dispute) ? 'warning_under_review' : 'under_review' }),
  });
  context.emit('charge.dispute.updated', changed, {
    evidence: dispute.evidence,
    evidence_details: before,
    ...(submits && { status: dispute.status }),
  });
  const won = submits ? decisive[String(evidence.uncategorized_text)] : undefined;
  return won === undefined ? changed : decideDispute(context, changed, won);
}

/** The platform gives in. */
export function acceptDispute(context: Context, dispute: Dispute, form: Form): Dispute {
  refuseUnknown(form, ['expand']);
  if (dispute.status !== 'needs_response' && dispute.status !== 'warning_needs_response') {
    throw invalidRequest(
      isClosed(dispute)
        ? 'This dispute is already closed.'
        : 'This dispute is under review and can no longer be closed.',
    );
  }
  return close(context, dispute, isInquiry(dispute) ? 'warning_closed' : 'lost');
}

function refuseLate(context: Context, dispute: Dispute): void {
  if (isClosed(dispute)) {
    throw invalidRequest('This dispute is already closed.', { param: 'evidence' });
  }
  if (dispute.status.endsWith('under_review')) {
    throw invalidRequest('Evidence has already been submitted for this dispute.', {
      param: 'evidence',
    });
  }
  const { due_by } = dispute.evidence_details;
  if (due_by !== null && due_by <= context.now()) {
    throw invalidRequest('The deadline for submitting evidence for this dispute has passed.', {
      param: 'evidence',
    });
  }
}

function checkedEvidence({ store }: Context, given: Form): Record<string, string | null> {
  const checked: Record<string, string | null> = {};
  for (const name of Object.keys(given)) {
    const param = `evidence[${name}]`;
    const isFile = evidenceFiles.includes(name);
    if (!isFile && !evidenceTexts.includes(name)) {
      throw invalidRequest(`Received unknown parameter: ${param}`, {
        code: 'parameter_unknown',
        param,
      });
    }
    const value = text(given, name) || null;
    if (isFile && value && store.files.get(value)?.purpose !== 'dispute_evidence') {
      throw missing('file upload', value, param);
    }
    checked[name] = value;
  }
  return checked;
}

function refuseTooLarge({ store }: Context, evidence: Record<string, unknown>): void {
  const characters = evidenceTexts.reduce((sum, name) => sum + lengthOf(evidence[name]), 0);
  if (characters > MOST_CHARACTERS) {
    throw invalidRequest(
      `The combined character count of all evidence fields is limited to ${MOST_CHARACTERS}; you sent ${characters}.`,
      { param: 'evidence' },
    );
  }
  const bytes = evidenceFiles
    .map((name) => store.files.get(String(evidence[name]))?.size ?? 0)
    .reduce((sum, size) => sum + size, 0);
  if (bytes > MOST_BYTES) {
    throw invalidRequest('The combined size of all evidence files is limited to 4.5 MB.', {
      param: 'evidence',
    });
  }
}

const lengthOf = (value: unknown) => (typeof value === 'string' ? value.length : 0);
