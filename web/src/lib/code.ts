// The letters that lead to a table, as people type them: any case, with blanks or hyphens. While few
// tables are open they are five; the server makes them more where many are.
const CODE = /^[A-Z]{5,8}$/;

/** The code as the server knows it; null while it is no whole code. */
export function tidyCode(typed: string): string | null {
  const code = typed.replace(/[\s\-–.]/g, "").toUpperCase();
  return CODE.test(code) ? code : null;
}
