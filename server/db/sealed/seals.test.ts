import { expect, it } from 'vitest';
import { clabeIndex, phoneBegins, phoneEnds, phoneIndex, sealed, unsealed } from './index.ts';
import { SealingAdapter, Seals } from './seals.ts';

const KEY = (id: string) => ({ id, key: Buffer.alloc(32, id) });
const PHONE = '+523399887766';

const handle = (...ids: string[]) => ({
  getExecutor: () => ({ adapter: new SealingAdapter(new Seals(ids.map(KEY))) }),
});

it('reads what it sealed, also with a former key, and never writes the same twice', () => {
  const one = sealed(handle('old'), 'account.phone', PHONE).phone_sealed;
  const again = sealed(handle('old'), 'account.phone', PHONE).phone_sealed;
  expect(one).not.toEqual(again);
  expect(one?.includes('9988')).toBe(false);
  expect(unsealed(handle('new', 'old'), 'account.phone', one)).toBe(PHONE);
  // As JSON of PostgreSQL has it.
  expect(unsealed(handle('old'), 'account.phone', `\\x${one?.toString('hex')}`)).toBe(PHONE);
});

it('does not read it in another column, changed, or without its key, and does not say it', () => {
  const { numero_sealed: clabe } = sealed(
    handle('old'),
    'payment_method.numero',
    '032180000118359719',
  );
  expect(() => unsealed(handle('old'), 'payout.numero', clabe)).toThrow(
    'a value of payout.numero is not what its key sealed',
  );
  const changed = Buffer.from(clabe);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => unsealed(handle('old'), 'payment_method.numero', changed)).toThrow('is not what');
  expect(() => unsealed(handle('new'), 'payment_method.numero', clabe)).toThrow(
    'a value of payment_method.numero is sealed with a key that is not in FILE_KEYS',
  );
  expect(() => sealed(handle('old'), 'payout.numero', '03218')).toThrow('a CLABE has 18 digits');
});

it('finds the same text and nothing of another kind or key', () => {
  const [own, other] = [new Seals([KEY('one')]), new Seals([KEY('two'), KEY('one')])];
  expect(own.index('phone', PHONE)).toEqual(own.index('phone', PHONE));
  expect(own.index('phone', PHONE)).not.toEqual(own.index('clabe', PHONE));
  expect(own.index('phone', PHONE)).not.toEqual(other.index('phone', PHONE));
  expect(other.indexes('phone', PHONE)[1]).toEqual(own.index('phone', PHONE));
});

it('knows beginnings of three digits and more, and ends of four and more', () => {
  const { phone_starts: starts, phone_ends: ends } = sealed(handle('one'), 'account.phone', PHONE);
  const seals = new Seals([KEY('one')]);
  const begins = (digits: string) => starts?.indexOf(seals.chain('phone start', digits, 3)) === 0;
  expect(['339', '3399', '339988776'].map(begins)).toEqual([true, true, true]);
  expect(['338', '3389', '339988775'].map(begins)).toEqual([false, false, false]);
  const finishes = (digits: string) => ends?.indexOf(seals.chain('phone end', digits, 4)) === 0;
  expect(['6677', '667788993'].map(finishes)).toEqual([true, true]);
  expect(['7766', '667788994'].map(finishes)).toEqual([false, false]);
  expect(
    [phoneBegins, phoneEnds].map((find) => find(handle('one', 'two'), 'a', '12').length),
  ).toEqual([0, 0]);
  expect(phoneBegins(handle('one', 'two'), 'a', '331')).toHaveLength(2);
});

it('is the same wherever it is stored, so that accounts can be compared', () => {
  const db = handle('one');
  const CLABE = '032180000118359719';
  const method = sealed(db, 'payment_method.numero', CLABE);
  const payout = sealed(db, 'payout.numero', CLABE);
  expect([method.numero_index, payout.numero_index]).toEqual(
    Array.from({ length: 2 }, () => clabeIndex(db, CLABE)),
  );
  const own = sealed(db, 'account.phone', PHONE);
  const attempt = sealed(db, 'sign_up_attempt.phone', PHONE);
  expect([own.phone_index, attempt.phone_index]).toEqual(
    Array.from({ length: 2 }, () => phoneIndex(db, PHONE)),
  );
});

it('has nothing of nobody’s telephone', () => {
  const nothing = { phone_sealed: null, phone_index: null, phone_starts: null, phone_ends: null };
  expect(sealed(handle('one'), 'account.phone', '')).toEqual(nothing);
  expect(unsealed(handle('one'), 'account.phone', null)).toBe('');
});
