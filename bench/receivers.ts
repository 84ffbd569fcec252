// The stand-ins of those who take messages in a process of their own, so that their time and memory are not measured.
import { startStandIns } from '@maestros/stand-ins';

const [, , stateDir = ''] = process.argv;
const { whatsapp, push, smtp, close } = await startStandIns({ stateDir });
const { url, token, phoneNumberId, businessId, appSecret, verifyToken } = whatsapp;
process.send?.({
  whatsapp: { apiBase: `${url}/v24.0`, token, phoneNumberId, businessId, appSecret, verifyToken },
  push: push.url,
  email: { url: `smtp://${smtp.host}:${smtp.port}`, from: 'hola@maestros.example' },
});
process.once('disconnect', () => void close().then(() => process.exit(0)));
