/**
 * The texts of a tool that a page shows in its language, or in the shop's if there is no
 * translation.
 */
export type ToolTextName = 'name' | 'family' | 'description' | 'specs'
