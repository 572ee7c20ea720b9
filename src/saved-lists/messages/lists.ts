/** Texts of saved lists: Problems and field errors. */
import { displayNumber } from '../../platform/money/money.ts'

export const listsMessages = {
  problems: {
    nameTaken: 'There is a list of this name',
    tooMany: 'No more lists can be kept',
    full: 'The list is full',
    changed: 'The list was changed meanwhile',
  },
  nameTakenDetail: (name: string) => `“${name}” exists already. Give this one another name.`,
  tooManyDetail: (most: number) =>
    `${displayNumber(most)} lists are kept already. Delete one that is not used any more.`,
  fullDetail: (most: number) =>
    `A list has at most ${displayNumber(most)} tools. Nothing was added; make another list.`,
  changedDetail: 'Somebody else has saved it. Load it again; what you changed is not saved.',
  notOwnDetail: 'Whoever made it, or an owner of the company, can delete it or make it private.',
  notQuantity: 'Write a whole number from 1 to 1,000,000.',
  noLines: 'Choose at least one tool.',
  tooManyLines: (most: number) => `At most ${displayNumber(most)} lines.`,
  toolTwice: 'This tool stands on a line above already.',
  noSuchTool: 'There is no such tool.',
  noCompany: 'Choose the company first for which you buy.',
} as const
