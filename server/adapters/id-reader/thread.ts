// Runs in a thread of its own: text recognition uses a full core for seconds, and a crash of the library
// must not take the server with it.
import { setPriority } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { createWorker, OEM, PSM } from 'tesseract.js';

/** The language data comes with its package, so nothing is downloaded or written. */
const LANGUAGE = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('@tesseract.js-data/eng/package.json'))),
  '4.0.0_best_int',
);
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<';
/** Switches all dictionaries off: these lines hold no dictionary words. */
const NO_WORDS = {
  load_system_dawg: '0',
  load_freq_dawg: '0',
  load_unambig_dawg: '0',
  load_punc_dawg: '0',
  load_number_dawg: '0',
  load_bigram_dawg: '0',
};

// On Linux a thread can have a lower priority of its own: requests go before readings.
if (process.platform === 'linux') setPriority(10);

const tesseract = await createWorker(
  'eng',
  OEM.LSTM_ONLY,
  { langPath: LANGUAGE, cacheMethod: 'none', gzip: true, errorHandler: () => {} },
  NO_WORDS,
);
await tesseract.setParameters({
  tessedit_pageseg_mode: PSM.SPARSE_TEXT,
  tessedit_char_whitelist: LETTERS,
  user_defined_dpi: '300',
});

parentPort?.on('message', (picture: Uint8Array) => {
  tesseract.recognize(Buffer.from(picture), { rotateAuto: true }).then(
    ({ data }) => parentPort?.postMessage({ text: data.text }, []),
    // The message describes the library's error and nothing of the picture.
    (error: unknown) => parentPort?.postMessage({ failed: String(error) }, []),
  );
});
