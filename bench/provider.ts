// The stand-in of the provider in a process of its own, so that its time and memory are not measured.
import { startStandIns } from '@maestros/stand-ins';

const [, , stateDir = ''] = process.argv;
const { stripe, close } = await startStandIns({ stateDir });
process.send?.({ url: stripe.url });
process.once('disconnect', () => void close().then(() => process.exit(0)));
