import { unzip } from '../../tools/unzip.ts';

/** The cells of one of a workbook's sheets, row by row: text where it says text, else a number. */
export async function cellsOf(workbook: Buffer, sheet = 1): Promise<(string | number)[][]> {
  const files = await unzip(workbook);
  const read = (name: string) => files.get(`xl/${name}`)?.toString() ?? '';
  const texts = [...read('sharedStrings.xml').matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, t]) => t);
  return [...read(`worksheets/sheet${sheet}.xml`).matchAll(/<row .*?<\/row>/g)].map(([row]) =>
    [...row.matchAll(/<c ([^>]*)><v>([^<]*)<\/v>/g)].map(([, kind = '', value]) =>
      kind.includes('t="s"') ? (texts[Number(value)] ?? '') : Number(value),
    ),
  );
}
