/** Questions about a whole list: the fields of their findings. Pure. */

/** An unused column with answers such as yes and no, or with days. */
export const unusedAnswersField = 'unused_answers'
/** A workbook with several sheets of articles, of which nobody has chosen one. */
export const otherListsField = 'other_lists'
