import { type ReactElement, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { saveFavourite } from '#contract/favourites.ts';
import { paths } from '#web/paths.ts';
import { FavouriteButton } from '#web/shared/favourites/favourite-button.tsx';
import { PUBLIC_PROFILE } from '#web/testing/catalogue.ts';
import { answer, asked } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { Action } from './action.tsx';
import { sentMarkup } from '#web/testing/sent.ts';

// React has a page that the server sent some time before it shows the session there: a press in between counts.

function Address() {
  const { pathname } = useLocation();
  return <output>{pathname}</output>;
}

/** Presses the link or button as soon as React has it. */
function pressedAtOnce(part: ReactElement, selector: string): HTMLElement {
  const sent = document.createElement('div');
  const press = () => sent.querySelector<HTMLElement>(selector)?.click();
  function Press() {
    // Behind the router's own layout effect, and before the effects that show the session.
    useLayoutEffect(() => queueMicrotask(press), []);
    return null;
  }
  const page = (
    <MemoryRouter initialEntries={['/']}>
      {part}
      <Address />
      <Press />
    </MemoryRouter>
  );
  sent.innerHTML = sentMarkup(renderToString(page));
  document.body.append(sent);
  hydrateRoot(sent, page);
  return sent;
}

test('«Escribirle» leads whoever is signed in to the chat and not to a new account', async () => {
  signIn(person('client'));
  const sent = pressedAtOnce(<Action profile={PUBLIC_PROFILE} />, 'a');
  const address = () => sent.querySelector('output')?.textContent;
  await expect.poll(address).toBe(paths.chat(PUBLIC_PROFILE.keylogin));
});

test('the heart saves for whoever is signed in', async () => {
  signIn(person('client'));
  answer(saveFavourite, {});
  const { keylogin, nombre } = PUBLIC_PROFILE;
  const sent = pressedAtOnce(<FavouriteButton keylogin={keylogin} nombre={nombre} />, 'button');
  await expect.poll(() => asked(saveFavourite)).toHaveLength(1);
  expect(sent.querySelector('output')?.textContent).toBe('/');
});
