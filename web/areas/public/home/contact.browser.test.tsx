import { contacto } from '#contract/contact.ts';
import { open } from '#web/testing/app.tsx';
import { answerCatalogue, answerSearch } from '#web/testing/catalogue.ts';
import { testFailures } from '#web/testing/form.ts';
import { fill } from '#web/testing/screen.ts';

const CONTACT = { Nombre: 'Nora', Correo: 'nora@correo.example' };

testFailures({
  screen: 'the contact form',
  call: contacto,
  button: 'Enviar mensaje',
  typed: CONTACT,
  refusable: ['correo', 'Correo'],
  open: async () => {
    answerCatalogue();
    answerSearch();
    await open('/#contacto');
    await fill({ ...CONTACT, Teléfono: '3312345678' });
  },
});
