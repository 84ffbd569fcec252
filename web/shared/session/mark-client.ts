const SIGNED_IN = 'data-signed-in';
const CLIENT = 'data-client';

/**
 * Runs in the head, before the first paint: the document is the same for everybody, and styles show whoever is signed in
 * no way to log in, and a client what is theirs. What it reads is what `readSession` reads.
 */
export const clientScript = `try{var s=localStorage,e=document.documentElement,u=s.session_id&&s.keylogin&&s.code_confirm&&JSON.parse(s.user);
if(u){e.setAttribute('${SIGNED_IN}','');if(u.rol===1)e.setAttribute('${CLIENT}','')}}catch(e){}`;

/** The same once scripts run, for whoever signs in or out meanwhile. */
export function mark(attribute: typeof SIGNED_IN | typeof CLIENT, is: boolean): void {
  document.documentElement.toggleAttribute(attribute, is);
}
