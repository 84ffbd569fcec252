const ATTRIBUTE = 'data-client';

/**
 * Runs in the head, before the first paint: the document is the same for everybody, and styles show a signed-in client
 * what is theirs. What it reads is what `readSession` reads.
 */
export const clientScript = `try{var s=localStorage;if(s.session_id&&s.keylogin&&s.code_confirm&&JSON.parse(s.user).rol===1)
document.documentElement.setAttribute('${ATTRIBUTE}','')}catch(e){}`;

/** The same once scripts run, for whoever signs in or out meanwhile. */
export function markClient(is: boolean): void {
  document.documentElement.toggleAttribute(ATTRIBUTE, is);
}
