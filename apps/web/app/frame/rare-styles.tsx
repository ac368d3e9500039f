import { sheets } from 'virtual:style-sheets'

/**
 * Links the styles of what few pages draw; build-plugins/rare-sheet.ts lists it. It stands before what it is for, within
 * the page: in the head it would come before the sheets that it overrules.
 */
export function RareStyles() {
  return sheets.rare === undefined ? null : <link rel="stylesheet" href={sheets.rare} />
}
