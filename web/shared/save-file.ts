/** Downloads CSV text as a file. */
export const saveCsv = (name: string, text: string): void =>
  saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));

/** Downloads plain text as a file. */
export const saveText = (name: string, text: string): void =>
  saveFile(name, new Blob([text], { type: 'text/plain;charset=utf-8' }));

/** Downloads an Excel file of its bytes in base64. */
export const saveXlsx = (name: string, base64: string): void =>
  saveFile(
    name,
    new Blob([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))], {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    }),
  );

function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
