/** Texts of saved lists: Problems and field errors. */
import { displayNumber } from '../../platform/money/money.ts'

export const listsMessages = {
  problems: {
    nameTaken: 'A list with this name already exists',
    tooMany: 'No more lists can be saved',
    full: 'The list is full',
    changed: 'Somebody else has changed the list',
  },
  nameTakenDetail: (name: string) => `“${name}” already exists. Choose another name.`,
  tooManyDetail: (most: number) =>
    `${displayNumber(most)} lists have already been saved. Delete a list that you no longer use.`,
  fullDetail: (most: number) =>
    `A list can have at most ${displayNumber(most)} tools. Nothing was added. Create another list.`,
  changedDetail:
    'Somebody else has saved this list, so your changes were not saved. Discard your changes to see the saved list.',
  notOwnDetail:
    'Only the creator of the list can make it private. The creator or an owner of the company can delete the list.',
  notQuantity: 'Enter a whole number from 1 to 1,000,000.',
  noLines: 'Choose at least one tool.',
  tooManyLines: (most: number) => `A list can have at most ${displayNumber(most)} lines.`,
  toolTwice: 'This tool is already on a line above. Combine the two lines.',
  noSuchTool: 'This tool does not exist. Choose another tool.',
  noCompany: 'First choose the company you buy for.',
} as const
