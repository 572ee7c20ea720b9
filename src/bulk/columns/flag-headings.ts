/** Headings of shop programs whose cells answer a question. Pure. */

/** 'Available online only (0 = No, 1 = Yes)', 'In stock (0/1)': a column with yes or no. */
export const isFlag = (heading: string): boolean =>
  /\(\s*0\s*(?:=[^)]*\b1\s*=|\/\s*1\s*\))/.test(heading)
