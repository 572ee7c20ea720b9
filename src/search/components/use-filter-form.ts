/** The form of a list's filters: showing the list that it describes, and following the address. */
import { useEffect, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { formatAmount, parseMoney } from '../../platform/money/money.ts'
import { takesLocalNumbers } from '../../platform/numbers/written-number.ts'
import { parseListUrl } from '../lists/list-url.ts'

/**
 * @returns shows the list that the form describes; a field that is not valid says so, and nothing
 * happens
 */
export function useApplyFilters(): (form: HTMLFormElement | null) => void {
  const navigate = useNavigate()
  return (form) => {
    if (form) writePlainAmounts(form)
    if (form?.reportValidity())
      void navigate(parseListUrl(new FormData(form)), { preventScrollReset: true })
  }
}

/** '8,90' becomes '8.90' where the shop's country writes so: the address has amounts in one way. */
function writePlainAmounts(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement) || control.inputMode !== 'decimal') continue
    const cents = parseMoney(control.value)
    if (takesLocalNumbers() && cents !== undefined) control.value = formatAmount(cents)
  }
}

/**
 * Keeps the controls of the form equal to the address, which Back and the links of applied filters
 * change. The controls are never rendered again, so the focus stays where it is.
 */
export const useFormFollowsAddress = (
  form: RefObject<HTMLFormElement | null>,
  address: string,
): void => useEffect(() => setControls(form.current, address), [form, address])

/**
 * Sets the controls of the form, and those outside that belong to it, to the address's parameters.
 */
function setControls(form: HTMLFormElement | null, address: string): void {
  const parameters = new URLSearchParams(address.split('?')[1])
  for (const control of form?.elements ?? []) {
    if (control instanceof HTMLSelectElement) control.value = parameters.get(control.name) ?? ''
    if (!(control instanceof HTMLInputElement)) continue
    if (control.type === 'checkbox')
      control.checked = parameters.getAll(control.name).includes(control.value)
    else if (control.type === 'radio')
      control.checked = (parameters.get(control.name) ?? '') === control.value
    else if (control.type !== 'hidden') control.value = parameters.get(control.name) ?? ''
  }
}
