/**
 * The form of a list's filters: shows the list that the form describes, and follows the address.
 */
import { useEffect, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import {
  amountInField,
  formatAmount,
  numberInField,
  parseMoney,
  type Cents,
} from '../../platform/money/money.ts'
import { takesLocalNumbers } from '../../platform/numbers/written-number.ts'
import { parseListUrl } from '../lists/list-url.ts'

/**
 * @returns shows the list that the form describes; an invalid field shows an error, and nothing
 *   else happens
 */
export function useApplyFilters(): (form: HTMLFormElement | null) => void {
  const navigate = useNavigate()
  return (form) => {
    if (!form) return
    writeAmounts(form, formatAmount)
    if (!form.reportValidity()) return
    const address = parseListUrl(new FormData(form))
    writeAmounts(form, amountInField)
    void navigate(address, { preventScrollReset: true })
  }
}

/**
 * '8,90' becomes '8.90' if the page accepts it: the address has amounts in one format, the fields
 * of German pages in theirs.
 */
function writeAmounts(form: HTMLFormElement, write: (cents: Cents) => string): void {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement) || control.inputMode !== 'decimal') continue
    const cents = parseMoney(control.value)
    if (takesLocalNumbers() && cents !== undefined) control.value = write(cents)
  }
}

/**
 * Keeps the controls of the form equal to the address, which Back and the links of applied filters
 * change. The controls are never rendered again, so the focus does not move.
 */
export const useFormFollowsAddress = (
  form: RefObject<HTMLFormElement | null>,
  address: string,
): void => useEffect(() => setControls(form.current, address), [form, address])

/** Sets the form's controls, including those outside it, to the address's parameters. */
function setControls(form: HTMLFormElement | null, address: string): void {
  const parameters = new URLSearchParams(address.split('?')[1])
  for (const control of form?.elements ?? []) {
    if (control instanceof HTMLSelectElement) control.value = parameters.get(control.name) ?? ''
    if (!(control instanceof HTMLInputElement)) continue
    if (control.type === 'checkbox')
      control.checked = parameters.getAll(control.name).includes(control.value)
    else if (control.type === 'radio')
      control.checked = (parameters.get(control.name) ?? '') === control.value
    else if (control.type !== 'hidden') {
      const value = parameters.get(control.name) ?? ''
      control.value = control.inputMode === 'decimal' ? numberInField(value) : value
    }
  }
}
