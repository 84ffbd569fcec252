import { validateLogin } from '#contract/session.ts';
import { open } from '#web/testing/app.tsx';
import { testFailures } from '#web/testing/form.ts';
import { fill } from '#web/testing/screen.ts';

const LOGIN = { Correo: 'nora@correo.example', Contraseña: 'una-clave-larga-2026' };

testFailures({
  screen: '/login',
  call: validateLogin,
  button: 'Ingresar',
  typed: LOGIN,
  refusable: ['email', 'Correo'],
  open: async () => {
    await open('/login');
    await fill(LOGIN);
  },
});
