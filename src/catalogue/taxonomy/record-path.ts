/** The kind of record that a page of the dashboard is about. Pure. */
import { recordKinds, type EditedKind } from './records-contract.ts'

/** @param path such as '/dashboard/brands/…', ignoring case */
export const kindOfPath = (path: string): EditedKind =>
  recordKinds.find((kind) => kind === path.split('/')[2]?.toLowerCase()) ?? 'categories'
