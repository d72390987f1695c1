// The five letters that lead to a table, as people type them: any case, with blanks or hyphens.
export const CODE_LENGTH = 5;

/** The code as the server knows it; null while it is no whole code. */
export function tidyCode(typed: string): string | null {
  const code = typed.replace(/[\s\-–.]/g, "").toUpperCase();
  return code.length === CODE_LENGTH && /^[A-Z]+$/.test(code) ? code : null;
}
