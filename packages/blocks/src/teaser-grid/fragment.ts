import { pictureSelection } from '../pictures/picture-content.ts'
import { headSelection } from '../sections/head-content.ts'

export const teaserGridFragment = `fragment TeaserGrid on TeaserGridBlock {
  blockType
  ${headSelection}
  teasers { title text href image ${pictureSelection} }
}`
