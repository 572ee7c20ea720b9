/** Which kind of record a page of the dashboard is about. Pure. */
import { recordKinds, type EditedKind } from './records-contract.ts'

/** @param path such as '/dashboard/brands/…', in any case */
export const kindOfPath = (path: string): EditedKind =>
  recordKinds.find((kind) => kind === path.split('/')[2]?.toLowerCase()) ?? 'categories'
