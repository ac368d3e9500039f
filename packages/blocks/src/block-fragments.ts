import { heroFragment } from './hero/fragment.ts'
import { textFragment } from './text/fragment.ts'

/** GraphQL: spread `...Blocks` where blocks are selected, and add the fragments to the document. */
export const blockSelection = '{ ...Hero ...Text }'

export const blockFragments = [heroFragment, textFragment].join('\n')
