// Runs in a thread of its own: reading print takes all of a core for seconds, and a library that fails
// there takes nothing else with it.
import { setPriority } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { createWorker, OEM, PSM } from 'tesseract.js';

/** The language's data comes with its package: nothing is fetched and nothing written. */
const LANGUAGE = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('@tesseract.js-data/eng/package.json'))),
  '4.0.0_best_int',
);
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<';
/** What these lines say is in no dictionary. */
const NO_WORDS = {
  load_system_dawg: '0',
  load_freq_dawg: '0',
  load_unambig_dawg: '0',
  load_punc_dawg: '0',
  load_number_dawg: '0',
  load_bigram_dawg: '0',
};

// Linux gives each thread a priority of its own: who waits for a page goes before a reading.
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
    // It says what of the library failed, nothing of the picture.
    (error: unknown) => parentPort?.postMessage({ failed: String(error) }, []),
  );
});
