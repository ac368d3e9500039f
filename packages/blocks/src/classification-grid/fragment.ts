import { pictureSelection } from '../pictures/picture-content.ts'
import { headSelection } from '../sections/head-content.ts'

export const classificationGridFragment = `fragment ClassificationGrid on ClassificationGridBlock {
  blockType
  ${headSelection}
  families { process title text range href image ${pictureSelection} }
}`
