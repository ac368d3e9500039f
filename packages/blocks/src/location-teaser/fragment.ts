import { headSelection } from '../sections/head-content.ts'

export const locationTeaserFragment = `fragment LocationTeaser on LocationTeaserBlock {
  blockType
  ${headSelection}
  locations { kind name address phone email }
}`
