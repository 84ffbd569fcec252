/**
 * Runs in the page before its scripts do: what the account is wanted for is in this browser alone, and said late it
 * would push the form away from the finger. As `readPurpose` reads it, and nothing of the module is in its reach.
 */
export function showPurpose(redirectItem: string, purposeItem: string): void {
  const section = document.currentScript?.parentElement;
  const words = section?.querySelector('strong');
  if (!section || !words) return;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(purposeItem) ?? '');
    if (typeof kept !== 'object' || kept === null || !('path' in kept && 'purpose' in kept)) return;
    if (sessionStorage.getItem(redirectItem) !== null) return;
    if (kept.path !== localStorage.getItem(redirectItem) || typeof kept.purpose !== 'string')
      return;
    words.textContent = kept.purpose;
    section.hidden = kept.purpose === '';
  } catch {
    // Nothing is kept, or nothing may be read.
  }
}
