/** A day as lists write it. Pure. */

/** 'YYYY-MM-DD', also of '1.12.2026' as German and Swiss files have it; other texts as they are. */
export function listedDay(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? []
  return day === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
