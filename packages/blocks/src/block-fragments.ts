import { blocks } from './blocks.ts'

/** GraphQL selection of the `blocks` field of a page. The document must also contain `blockFragments`. */
export const blockSelection = `{ ${blocks.map(({ fragmentName }) => `...${fragmentName}`).join(' ')} }`

export const blockFragments = blocks.map(({ fragment }) => fragment).join('\n')
