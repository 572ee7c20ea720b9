/** Headings of shop programs whose cells answer a question. Pure. */
import { headingKey } from '../../../packages/file-reader/headings/heading-key.ts'

/** 'Available online only (0 = No, 1 = Yes)', 'In stock (0/1)': a column with yes or no. */
export const isFlag = (heading: string): boolean =>
  /\(\s*0\s*(?:=[^)]*\b1\s*=|\/\s*1\s*\))/.test(heading)

/**
 * Settings of shop programs that another column or reader takes into account, or that only describe
 * an article: of Magento 'use_config_min_sale_qty', of WooCommerce 'Attribute 2 global'.
 */
const setting =
  /^(?:use config .+|enable qty increments|is qty decimal|is decimal divided|attribut[eio]{0,2} \d+ .+|(?:valor[ei]?|wert e|valeur s|valor es) .*attribut\p{L}* \d+)$/u

/** Whether a column is known to say nothing about price or state. */
export const isSetting = (heading: string): boolean => setting.test(headingKey(heading))
