/** A decoded body: nested objects of strings, and lists where the keys were `[]` or numbers. */
export type Form = { [key: string]: FormValue };
export type FormValue = string | FormValue[] | Form;

/** Decodes Stripe's form encoding: `a[b][c]=1&expand[]=x&items[0][id]=y`. */
export function decodeForm(text: string): Form {
  const root: Form = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) {
    put(
      root,
      key.split('[').map((part) => part.replace(/\]$/, '')),
      value,
    );
  }
  return root;
}

function put(parent: Form | FormValue[], path: string[], value: string): void {
  const [first = '', ...rest] = path;
  const target = parent as Form;
  const key = Array.isArray(parent) && first === '' ? String(parent.length) : first;
  if (rest.length === 0) {
    target[key] = value;
    return;
  }
  const existing = target[key];
  const child =
    typeof existing === 'object'
      ? existing
      : /^\d*$/.test(rest[0] ?? '')
        ? []
        : Object.create(null);
  target[key] = child;
  put(child, rest, value);
}
